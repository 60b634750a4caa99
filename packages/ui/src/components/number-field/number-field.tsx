import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { parseNumber } from './number-text.ts'
import { useNumberText } from './use-number-text.ts'

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
 * A number typed as text. Text that is no number goes back, on leaving the field, to the last valid
 * number the field had, whether typed in this visit or before it.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, hideLabel, hint, error, optionalLabel, labelAside, id, value, onValueChange, step, min = 0, max = Infinity, grouped = false, prefix, parse = parseNumber, decreaseLabel = `Decrease ${label}`, increaseLabel = `Increase ${label}`, className = '', onBlur, onKeyDown, ...rest } = props
  const control = useFieldControl(id, { hint, error })
  const number = useNumberText({ value, onValueChange, step, min, max, grouped, parse })
  const stepButton = (direction: 1 | -1, atLimit: boolean) =>
    step === undefined ? null : (
      <StepButton icon={direction === 1 ? 'plus' : 'minus'} label={direction === 1 ? increaseLabel : decreaseLabel} controls={control.id} disabled={rest.disabled} atLimit={atLimit} onPress={() => number.move(direction)} />
    )
  return (
    <Field id={control.id} label={label} hideLabel={hideLabel} hint={hint} error={error} optionalLabel={optionalLabel} labelAside={labelAside}>
      <span className={`ui-control ui-control-group ui-number ${className}`.trim()} data-steps={step === undefined ? undefined : true}>
        {stepButton(-1, value <= min)}
        {prefix === undefined ? null : <span className="ui-control-affix" aria-hidden="true">{prefix}</span>}
        <input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          value={number.text}
          onChange={number.onChange}
          onBlur={(event) => { number.onLeave(event); onBlur?.(event) }}
          onKeyDown={(event) => { onKeyDown?.(event); number.onKeyDown(event) }}
        />
        {stepButton(1, value >= max)}
      </span>
    </Field>
  )
}

interface StepButtonProps {
  icon: 'minus' | 'plus'
  label: string
  controls: string
  disabled: boolean | undefined
  /** Keeps the focus where it is, unlike a disabled button. */
  atLimit: boolean
  onPress: () => void
}

function StepButton({ icon, label, controls, disabled, atLimit, onPress }: StepButtonProps): ReactNode {
  return (
    <button type="button" className="ui-control-button ui-number-step" aria-label={label} aria-controls={controls} disabled={disabled} aria-disabled={atLimit || undefined} onClick={atLimit ? undefined : onPress}>
      <Icon name={icon} />
    </button>
  )
}
