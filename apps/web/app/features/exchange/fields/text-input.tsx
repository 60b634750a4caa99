import { TextField } from '@dst/ui/text-field'
import { memo } from 'react'
import { fieldOf } from './field-id.ts'
import { asText, useField, type FieldInputProps } from './use-field.ts'

/** A name or a note. */
export const TextInput = memo(function TextInput({ path, ...texts }: FieldInputProps) {
  const { value, set, ...names } = useField(path)
  return (
    <TextField
      {...texts}
      {...names}
      autoComplete="off"
      maxLength={fieldOf(path, 'text').longest}
      value={asText(value) ?? ''}
      onValueChange={(text) => set(text === '' ? undefined : text)}
      // Keyboards of phones add a space after each suggestion, and sentences would show it.
      onBlur={() => {
        const text = asText(value)
        if (text !== text?.trim()) set(text?.trim() || undefined)
      }}
    />
  )
})
