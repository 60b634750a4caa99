import { useLayoutEffect, type RefObject } from 'react'

/** Selects what was filled into a field after the person had stepped into it, so that their typing takes its place. */
export function usePrefill(field: RefObject<HTMLInputElement | null>, value: string | undefined): void {
  useLayoutEffect(() => {
    const input = field.current
    if (input !== null && input === document.activeElement && input.value === value) input.select()
  }, [field, value])
}
