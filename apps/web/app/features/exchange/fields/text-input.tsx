import { readTyped } from '@dst/domain/exchange-file'
import { TextField } from '@dst/ui/text-field'
import { memo, useState } from 'react'
import { today } from '~/lib/time/today.ts'
import { fieldOf } from './field-id.ts'
import { asText, useField, type FieldInputProps } from './use-field.ts'

/** A name or a note. */
export const TextInput = memo(function TextInput({ path, ...texts }: FieldInputProps) {
  const { value, set, ...names } = useField(path)
  // What the file can't hold stays in the field, for the person to shorten.
  const [refused, setRefused] = useState<{ text: string; sentence: string }>()
  const field = fieldOf(path, 'text')

  function take(text: string) {
    const typed = text.trim() === '' ? undefined : readTyped(field, text, today())
    setRefused(typed?.kind === 'unreadable' ? { text, sentence: typed.sentence } : undefined)
    if (typed?.kind !== 'unreadable') set(text === '' ? undefined : text)
  }

  return (
    <TextField
      {...texts}
      {...names}
      autoComplete="off"
      maxLength={field.longest}
      value={refused?.text ?? asText(value) ?? ''}
      error={refused?.sentence}
      onValueChange={take}
      // Keyboards of phones add a space after each suggestion, and sentences would show it.
      onBlur={() => {
        const text = asText(value)
        if (text !== text?.trim()) set(text?.trim() || undefined)
      }}
    />
  )
})
