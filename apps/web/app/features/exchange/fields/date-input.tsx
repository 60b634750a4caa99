import { readTyped, writeField } from '@dst/domain/exchange-file'
import { DateField } from '@dst/ui/date-field'
import { memo } from 'react'
import { today } from '~/lib/time/today.ts'
import { fieldOf } from './field-id.ts'
import { asText, useField, type FieldInputProps } from './use-field.ts'

/** A day, typed in any usual form or picked from a calendar. */
export const DateInput = memo(function DateInput(props: FieldInputProps) {
  return <WrittenDateInput {...props} calendar />
})

/** A month, typed in any usual form. */
export const MonthInput = memo(function MonthInput(props: FieldInputProps) {
  return <WrittenDateInput {...props} calendar={false} />
})

function WrittenDateInput({ path, calendar, ...texts }: FieldInputProps & { calendar: boolean }) {
  const { value, set, ...names } = useField(path)
  const field = fieldOf(path, 'date')
  return (
    <DateField
      {...texts}
      {...names}
      calendar={calendar}
      value={asText(value)}
      onValueChange={set}
      read={(text) => {
        const typed = readTyped(field, text, today())
        return typed.kind === 'read' ? { ok: true, value: String(typed.value) } : { ok: false, error: typed.sentence }
      }}
      format={(date) => writeField(field, date)}
    />
  )
}
