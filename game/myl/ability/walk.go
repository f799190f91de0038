package ability

import "reflect"

// Walk visits every node of a tree, or of a part of one, from the whole to its parts.
func Walk(part any, visit func(any)) { walk(reflect.ValueOf(part), visit) }

func walk(v reflect.Value, visit func(any)) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			walk(v.Elem(), visit)
		}
	case reflect.Struct:
		visit(v.Interface())
		for i := range v.NumField() {
			walk(v.Field(i), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	}
}
