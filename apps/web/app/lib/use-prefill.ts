import { useLayoutEffect, type RefObject } from 'react'

/** Selects the prefilled value of a field that already has focus, so that typing replaces it. */
export function usePrefill(field: RefObject<HTMLInputElement | null>, value: string | undefined): void {
  useLayoutEffect(() => {
    const input = field.current
    if (input !== null && input === document.activeElement && input.value === value) input.select()
  }, [field, value])
}
