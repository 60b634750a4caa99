import { NativeSelect } from '@dst/ui/native-select'
import { RadioGroup, type RadioOption } from '@dst/ui/radio-group'
import { memo, type ReactNode } from 'react'
import { asText, useField, type FieldInputProps } from './use-field.ts'

interface ChoiceInputProps<Value extends string> extends FieldInputProps {
  options: readonly RadioOption<Value>[]
  /** What is assumed, and shown as chosen, until something is. */
  assumed?: Value
  layout?: 'stack' | 'inline' | 'segments' | 'cards'
}

/** One of a few options, all in view. */
export const ChoiceInput = memo(function ChoiceInput({ path, label, assumed, ...props }: ChoiceInputProps<string>) {
  const { value, set, ...names } = useField(path)
  return <RadioGroup {...props} {...names} legend={label} value={asText(value) ?? assumed ?? ''} onValueChange={set} />
}) as <Value extends string>(props: ChoiceInputProps<Value>) => ReactNode

/** A question that is answered with yes or no, or not yet. */
export const AnswerInput = memo(function AnswerInput({ path, label, ...props }: FieldInputProps) {
  const { value, set, ...names } = useField(path)
  return (
    <RadioGroup
      {...props}
      {...names}
      legend={label}
      layout="inline"
      options={answers}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : 'unknown'}
      onValueChange={(chosen) => set(chosen === 'unknown' ? undefined : chosen === 'yes')}
    />
  )
})

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Not sure' },
] as const satisfies readonly RadioOption<string>[]

interface SelectInputProps<Value extends string> extends FieldInputProps {
  options: readonly { value: Value; label: string }[]
  /** The option for nothing, such as "Not entered". */
  none: string
}

/** One of many options. */
export function SelectInput<Value extends string>({ path, options, none, ...texts }: SelectInputProps<Value>) {
  const { value, set, ...names } = useField(path)
  return (
    <NativeSelect
      {...texts}
      {...names}
      options={[{ value: '', label: none }, ...options]}
      value={asText(value) ?? ''}
      onValueChange={(chosen) => set(chosen === '' ? undefined : chosen)}
    />
  )
}
