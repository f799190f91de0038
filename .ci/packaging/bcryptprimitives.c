// Go's runtime draws its chance from this library of Windows, which the wine of
// Debian 12 has not: the one function it asks for, by the older name of the same.
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{
	return SystemFunction036(data, size);
}
