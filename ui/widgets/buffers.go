package widgets

import "github.com/go-gl/glfw/v3.4/glfw"

// DrawFlat asks for windows without buffers for depth and stencil: nothing here
// draws on them, and a software renderer would clear them in every frame. It is
// called once the first window was made and before it is shown.
func DrawFlat() {
	glfw.WindowHint(glfw.DepthBits, 0)
	glfw.WindowHint(glfw.StencilBits, 0)
}
