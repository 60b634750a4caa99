import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { useFoundInput } from '../field/use-found-input.ts'

/** Props of {@link SliderField}; all other props go to the `<input>`. */
export interface SliderFieldProps
  extends
    Pick<FieldTexts, 'label' | 'hint'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'> {
  /** The present value. */
  value: number
  /** The least value. */
  min: number
  /** The greatest value. */
  max: number
  /** Distance between two values. */
  step: number
  /** The value as displayed and read out, e.g. "10%". */
  valueText: string
  /** Texts at the ends, e.g. "0%" and "18%". */
  ends?: { low: string; high: string }
  /** Called with every value on the way while the thumb moves, and with one from before the page was live. */
  onValueChange: (value: number) => void
}

/** A value on a range, where its effect counts more than its exact figure. A native range input. */
export function SliderField({
  label,
  hint,
  id: givenId,
  value,
  min,
  max,
  step,
  valueText,
  ends,
  onValueChange,
  ref,
  className = '',
  ...rest
}: SliderFieldProps): ReactNode {
  const { id, 'aria-describedby': describedBy } = useFieldControl(givenId, { hint })
  const found = useFoundInput(ref, String(value), ({ valueAsNumber }) => onValueChange(valueAsNumber))
  const share = (Math.min(Math.max(value, min), max) - min) / (max - min)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      labelAside={
        <output className="ui-slider-value" htmlFor={id} aria-hidden="true">
          {valueText}
        </output>
      }
    >
      <span className="ui-slider-track">
        <svg className="ui-slider-filled" aria-hidden="true" width={`${share * 100}%`} />
        <input
          {...rest}
          ref={found}
          id={id}
          type="range"
          className={`ui-slider ${className}`.trim()}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          aria-describedby={describedBy}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        />
      </span>
      {ends === undefined ? null : (
        <span className="ui-slider-ends" aria-hidden="true">
          <span>{ends.low}</span>
          <span>{ends.high}</span>
        </span>
      )}
    </Field>
  )
}
