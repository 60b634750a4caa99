import { Checkbox } from '@dst/ui/checkbox'
import { memo } from 'react'
import { useField, type FieldInputProps } from './use-field.ts'

/** Something that is so, or is not entered. */
export const FlagInput = memo(function FlagInput({ path, ...texts }: FieldInputProps) {
  const { value, set, ...names } = useField(path)
  return (
    <Checkbox
      {...texts}
      {...names}
      checked={value === true}
      onCheckedChange={(checked) => set(checked ? true : undefined)}
    />
  )
})
