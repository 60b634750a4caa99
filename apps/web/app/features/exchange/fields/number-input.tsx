import { readTyped, writeField } from '@dst/domain/exchange-file'
import { NumberField, type NumberReading } from '@dst/ui/number-field'
import { memo } from 'react'
import { today } from '~/lib/time/today.ts'
import type { FieldPath } from '../store/edits.ts'
import { fieldOf } from './field-id.ts'
import { asNumber, useField, type FieldInputProps } from './use-field.ts'

/** An amount in dollars. */
export const MoneyInput = memo(function MoneyInput(props: FieldInputProps) {
  return <NumberInput {...props} prefix="$" />
})

/** A share, typed and shown in percent. */
export const PercentInput = memo(function PercentInput(props: FieldInputProps) {
  return <NumberInput {...props} />
})

/** A part of several that are compared with each other alone, in percent or in dollars. */
export const PartInput = memo(function PartInput(props: FieldInputProps) {
  return <NumberInput {...props} />
})

/** A whole number, with buttons. */
export const CountInput = memo(function CountInput(props: FieldInputProps) {
  return <NumberInput {...props} step={1} />
})

function NumberInput({ path, prefix, step, ...texts }: FieldInputProps & { prefix?: string; step?: number }) {
  const { value, set, ...names } = useField(path)
  const field = fieldOf(path, 'number')
  return (
    <NumberField
      {...texts}
      {...names}
      {...(prefix === undefined ? {} : { prefix })}
      {...(step === undefined ? {} : { step })}
      clearable
      min={field.least}
      max={field.most}
      value={asNumber(value)}
      onValueChange={set}
      read={(text) => readNumber(path, text)}
      format={(number) => writeField(field, number)}
    />
  )
}

function readNumber(path: FieldPath, text: string): NumberReading {
  const typed = readTyped(fieldOf(path, 'number'), text, today())
  switch (typed.kind) {
    case 'read':
      return { ok: true, value: Number(typed.value) }
    case 'ask':
      return { ok: false, error: typed.sentence, meant: typed.meant }
    case 'unreadable':
      return { ok: false, error: typed.sentence }
  }
}
