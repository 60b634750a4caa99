import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { caretAfterGrouping, groupNumber, groupWhileTyping, parseNumber } from './number-text.ts'

/** Props shared by the money field and the stepper field. */
export interface NumberFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'prefix'> {
  /** Give one where an error summary links to the field; generated otherwise. */
  id?: string
  name: string
  value: number
  /** Called with every valid number while typing, and by the steps. */
  onValueChange: (value: number) => void
  /** Shows buttons (and answers Up and Down) that change the value by this much. */
  step?: number
  /** Steps never go below; 0 unless given. */
  min?: number
  /** Steps never go above. */
  max?: number
  /** Commas between thousands, also while typing. */
  grouped?: boolean
  /** Before the number, e.g. "$". */
  prefix?: string
  /** Text to number; undefined when it is none. */
  parse?: (text: string) => number | undefined
  decreaseLabel?: string
  increaseLabel?: string
}

/**
 * A number typed as text. Text that is no number goes back, on leaving the field, to the value the
 * field had when the person came to it.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, hideLabel, hint, error, optionalLabel, labelAside, id, value, onValueChange, step, min = 0, max = Infinity, grouped = false, prefix, parse = parseNumber, decreaseLabel = `Decrease ${label}`, increaseLabel = `Increase ${label}`, className = '', onFocus, onBlur, onKeyDown, ...rest } = props
  const control = useFieldControl(id, { hint, error })
  const [draft, setDraft] = useState<string>()
  const [before, setBefore] = useState(value)
  const shown = draft ?? (grouped ? groupNumber(value) : String(value))

  function type({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const typed = input.value
    const next = grouped ? groupWhileTyping(typed) : typed
    if (next !== typed) {
      const caret = caretAfterGrouping(typed, input.selectionStart ?? typed.length, next)
      input.value = next
      input.setSelectionRange(caret, caret)
    }
    setDraft(next)
    const number = parse(next)
    if (number !== undefined) onValueChange(number)
  }

  function leave() {
    if (draft !== undefined && parse(draft) === undefined && value !== before) onValueChange(before)
    setDraft(undefined)
  }

  function move(direction: 1 | -1) {
    if (step === undefined) return
    setDraft(undefined)
    onValueChange(Math.min(max, Math.max(min, value + direction * step)))
  }

  function stepByKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <Field id={control.id} label={label} hideLabel={hideLabel} hint={hint} error={error} optionalLabel={optionalLabel} labelAside={labelAside}>
      <span className={`ui-control ui-control-group ui-number ${className}`.trim()} data-steps={step === undefined ? undefined : true}>
        {step === undefined ? null : <StepButton icon="minus" label={decreaseLabel} controls={control.id} disabled={value <= min} onPress={() => move(-1)} />}
        {prefix === undefined ? null : <span className="ui-control-affix" aria-hidden="true">{prefix}</span>}
        <input
          {...rest}
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={type}
          onFocus={(event) => { setBefore(value); onFocus?.(event) }}
          onBlur={(event) => { leave(); onBlur?.(event) }}
          onKeyDown={stepByKey}
        />
        {step === undefined ? null : <StepButton icon="plus" label={increaseLabel} controls={control.id} disabled={value >= max} onPress={() => move(1)} />}
      </span>
    </Field>
  )
}

function StepButton({ icon, label, controls, disabled, onPress }: { icon: 'minus' | 'plus'; label: string; controls: string; disabled: boolean; onPress: () => void }): ReactNode {
  return (
    <button type="button" className="ui-control-button ui-number-step" aria-label={label} aria-controls={controls} aria-disabled={disabled || undefined} onClick={disabled ? undefined : onPress}>
      <Icon name={icon} />
    </button>
  )
}
