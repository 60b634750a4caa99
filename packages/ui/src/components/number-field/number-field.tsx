import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { type NumberReading, type NumberText, useNumberText } from './use-number-text.ts'

/** Props shared by the money field and the stepper field. */
export interface NumberFieldProps
  extends
    Omit<FieldTexts, 'labelAside'>,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'prefix'> {
  /** Give one where an error summary links to the field; generated otherwise. */
  id?: string
  name: string
  value: number
  /** Called with every number while typing, by the steps and by undo. */
  onValueChange: (value: number) => void
  /** What a typed text is taken for. */
  read: (text: string) => NumberReading
  /** How the number stands in the field at rest; `read` takes it for the same number. */
  format: (value: number) => string
  /** Shows buttons (and answers Up, Down, Page Up and Page Down) that change the value by this much, or ten times as much. */
  step?: number
  /** Steps never go below; 0 unless given. */
  min?: number
  /** Steps never go above. */
  max?: number
  /** Before the number, e.g. "$". */
  prefix?: string
  decreaseLabel?: string
  increaseLabel?: string
  /** What is said after the reason why a text was not taken. */
  keptNote?: (kept: string) => string
}

/**
 * A number typed as text. Text that is no number leaves the number before it and says so below, until another
 * number takes its place.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const {
    label,
    hideLabel,
    hint,
    error,
    optionalLabel,
    id,
    value,
    onValueChange,
    step,
    min = 0,
    max = Infinity,
    prefix = '',
    read,
    format,
    decreaseLabel = `Decrease ${label}`,
    increaseLabel = `Increase ${label}`,
    keptNote = (kept) => `${kept} stays.`,
    className = '',
    onBlur,
    onKeyDown,
    ...rest
  } = props
  const control = useFieldControl(id, { hint, error })
  const number = useNumberText({ value, onValueChange, step, min, max, read, format })
  const noticeId = `${control.id}-notice`
  const stepButton = (direction: 1 | -1, atLimit: boolean) =>
    step === undefined ? null : (
      <StepButton
        icon={direction === 1 ? 'plus' : 'minus'}
        label={direction === 1 ? increaseLabel : decreaseLabel}
        controls={control.id}
        disabled={rest.disabled}
        atLimit={atLimit}
        onPress={() => number.move(direction)}
      />
    )
  return (
    <Field
      id={control.id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      labelAside={<Reading prefix={prefix} reading={number.reading} />}
    >
      <span
        className={`ui-control ui-control-group ui-number ${className}`.trim()}
        data-steps={step === undefined ? undefined : true}
      >
        {stepButton(-1, value <= min)}
        {prefix === '' ? null : (
          <span className="ui-control-affix" aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...control}
          aria-describedby={
            number.refused === undefined
              ? control['aria-describedby']
              : `${control['aria-describedby'] ?? ''} ${noticeId}`.trim()
          }
          type="text"
          value={number.text}
          onChange={number.onChange}
          onBlur={(event) => {
            number.onLeave(event)
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            number.onKeyDown(event)
          }}
        />
        {stepButton(1, value >= max)}
      </span>
      <Refusal id={noticeId} prefix={prefix} refused={number.refused} keptNote={keptNote} />
    </Field>
  )
}

/** What the text in the making stands for, e.g. "$1,250,000" beside "1.25m". Screen readers hear the result instead. */
function Reading({ prefix, reading }: { prefix: string; reading: string | undefined }): ReactNode {
  return reading === undefined ? null : (
    <span className="ui-number-reading" aria-hidden="true">
      {prefix + reading}
    </span>
  )
}

/** Is there from the start, so that screen readers hear what comes into it. */
function Refusal({
  id,
  prefix,
  refused,
  keptNote,
}: {
  id: string
  prefix: string
  refused: NumberText['refused']
  keptNote: (kept: string) => string
}): ReactNode {
  return (
    <div id={id} className="ui-number-refusal" aria-live="polite">
      {refused === undefined ? null : (
        <>
          <Icon name="info" />
          <span>{`${refused.reason} ${keptNote(prefix + refused.kept)}`}</span>
        </>
      )}
    </div>
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
    <button
      type="button"
      className="ui-control-button ui-number-step"
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      aria-disabled={atLimit || undefined}
      onClick={atLimit ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
