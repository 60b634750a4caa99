import { useState } from 'react'
import type { ClearableNumber, FilledNumber } from '../components/number-field/number-field.tsx'

/** The given props of a number field, keeping what is entered as a page would. */
export function useStoredNumber<Props extends FilledNumber | ClearableNumber>(given: Props): Props {
  const [value, setValue] = useState(given.value)
  const onValueChange = (next: number | undefined) => {
    setValue(next)
    if (given.clearable) given.onValueChange(next)
    else if (next !== undefined) given.onValueChange(next)
  }
  // A field that isn't clearable never reports undefined, so `value` has the type that it began with.
  return { ...given, value, onValueChange } as Props
}
