import { type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react'
import type { Elements } from '../../elements.ts'
import { FieldError, FieldHint } from '../field/field.tsx'
import { useFoundInput } from '../field/use-found-input.ts'

/** One option. */
export interface RadioOption<Value extends string = string> {
  /** What is chosen. */
  value: Value
  /** Its text. */
  label: string
  /** A sentence under the label. */
  hint?: string
  /** Shown, but can't be chosen. */
  disabled?: boolean
}

/** Props of {@link RadioGroup}; all other props go to the `<fieldset>`. */
export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'id' | 'name' | 'defaultValue' | 'disabled' | 'children'
> {
  /** The question, and the group's accessible name. */
  legend: string
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean | undefined
  /** Name of the controls in their form. */
  name: string
  /** The choices, in their order. */
  options: readonly RadioOption<Value>[]
  /** The selected value; omit it (and use `defaultValue`) for an uncontrolled group. */
  value?: Value | undefined
  /** The first value, if the group holds it. */
  defaultValue?: Value
  /** Called with the value of the option that the user selects, or has before the page was live; makes it controlled. */
  onValueChange?: (value: Value) => void
  /** `stack` of rows, `inline`, joined `segments`, or a numbered `scale` between two labels. */
  layout?: 'stack' | 'inline' | 'segments' | 'scale' | 'cards'
  /** Labels at the ends of a scale. */
  ends?: { low: string; high: string }
  /** One sentence of help text under the legend. */
  hint?: ReactNode
  /** Shown between hint and options, e.g. a disclosure that says why the question is asked. */
  explanation?: Elements
  /** What is wrong and how to fix it. Marks the group as invalid. */
  error?: string | undefined
  /** The id of the first option, as the link target of an error summary. */
  id?: string
  /** The option that focus belongs on: the selected one, or else the first. */
  choiceRef?: Ref<HTMLInputElement> | undefined
  /** Whether a choice is needed. */
  required?: boolean
  /** Whether it can't be changed; say why in the hint. */
  disabled?: boolean
}

/** A single choice from several. Native radio buttons: arrow keys move, and the value is part of the form. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'stack',
  ends,
  hint,
  explanation,
  error,
  required,
  disabled = false,
  id: givenId,
  choiceRef,
  className = '',
  ...rest
}: RadioGroupProps<Value>): ReactNode {
  const generated = useId()
  const id = givenId ?? generated
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const state = (option: Value) =>
    onValueChange === undefined && value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value }
  const { value: focusable } = options.find((option) => option.value === (value ?? defaultValue)) ?? options[0] ?? {}
  return (
    <fieldset
      {...rest}
      role="radiogroup"
      className={`ui-field ui-radio-group ${className}`.trim()}
      data-invalid={error !== undefined || undefined}
      data-layout={layout}
      aria-invalid={error === undefined ? undefined : true}
      aria-required={required}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      disabled={disabled}
    >
      <legend className={hideLegend ? 'ui-visually-hidden' : 'ui-field-label ui-radio-legend'}>{legend}</legend>
      <FieldHint id={id} hint={hint} />
      {explanation}
      <div className="ui-radio-options">
        {ends === undefined ? null : <span className="ui-radio-end">{ends.low}</span>}
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={option.value === focusable ? choiceRef : undefined}
            option={option}
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={name}
            required={required}
            state={state(option.value)}
            onChoose={() => onValueChange?.(option.value)}
          />
        ))}
        {ends === undefined ? null : <span className="ui-radio-end">{ends.high}</span>}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

interface RadioProps {
  ref: Ref<HTMLInputElement> | undefined
  option: RadioOption
  id: string
  name: string
  required: boolean | undefined
  state: { checked?: boolean; defaultChecked?: boolean }
  onChoose: () => void
}

function Radio({ ref, option, id, name, required, state, onChoose }: RadioProps): ReactNode {
  const found = useFoundInput<HTMLInputElement>(ref, state.checked, ({ checked }) => {
    if (checked) onChoose()
  })
  return (
    <label className="ui-radio">
      <input
        ref={found}
        type="radio"
        id={id}
        name={name}
        value={option.value}
        {...state}
        onChange={onChoose}
        disabled={option.disabled}
        required={required}
        aria-describedby={option.hint === undefined ? undefined : `${id}-choice-hint`}
      />
      <span className="ui-radio-label">{option.label}</span>
      {option.hint === undefined ? null : (
        <span className="ui-radio-hint" id={`${id}-choice-hint`}>
          {option.hint}
        </span>
      )}
    </label>
  )
}
