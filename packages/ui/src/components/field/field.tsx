import { type ReactNode, useId } from 'react'
import type { Elements } from '../../elements.ts'
import { useStableText } from '../../foundations/use-stable-text.ts'
import { Icon } from '../icon/icon.tsx'
import type { TextLimit } from './text-limit.ts'

export type { TextLimit } from './text-limit.ts'

/** The texts around every labeled control. */
export interface FieldTexts {
  /** The visible label and accessible name. */
  label: string
  /** Shows the label to screen readers only, for when the context makes it redundant visually. */
  hideLabel?: boolean | undefined
  /** One sentence of help text under the label. */
  hint?: ReactNode
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: string | undefined
  /** Text after the label of an optional field, e.g. "optional". */
  optionalLabel?: string | undefined
  /** Shown at the end of the label's line, e.g. a "Forgot password?" button. */
  labelAside?: Elements
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts {
  /** The control's id; the label, hint and error are associated with it. */
  id: string
  /** The control with this id. */
  children: Elements
}

/** Label, hint, control and error, in order. The control is passed as children. */
export function Field({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  optionalLabel,
  labelAside,
  children,
}: FieldProps): ReactNode {
  return (
    <div className="ui-field" data-invalid={error !== undefined || undefined}>
      <div className={hideLabel ? 'ui-visually-hidden' : 'ui-field-label-line'}>
        <label className="ui-field-label" htmlFor={id} id={`${id}-label`}>
          <span>{label}</span>
          {optionalLabel === undefined ? null : <span className="ui-field-optional">{` (${optionalLabel})`}</span>}
        </label>
        {labelAside}
      </div>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The help text under a label; renders nothing when there is none. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }): ReactNode {
  return hint === undefined ? null : (
    <div className="ui-field-hint" id={`${id}-hint`}>
      {hint}
    </div>
  )
}

/** The error under a control; renders nothing when there is none. */
export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  if (error === undefined) return null
  return (
    <p className="ui-field-error" id={`${id}-error`}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  )
}

/** How much of a limited text is left, under its control; screen readers hear it once the person pauses. */
export function FieldCount({ id, limit: { count, isOver } }: { id: string; limit: TextLimit }): ReactNode {
  const stable = useStableText(count ?? '')
  return (
    <>
      {count === undefined ? null : (
        <p className="ui-field-count" id={`${id}-count`} data-over={isOver || undefined}>
          {count}
        </p>
      )}
      <div className="ui-visually-hidden" aria-live="polite">
        {stable}
      </div>
    </>
  )
}

/** The id of a control (given or generated) and the attributes that associate the texts around it with it. */
export function useFieldControl(
  id: string | undefined,
  { hint, error, count }: Pick<FieldTexts, 'hint' | 'error'> & Partial<Pick<TextLimit, 'count'>>,
) {
  const generated = useId()
  const controlId = id ?? generated
  const describedBy = Object.entries({ hint, count, error })
    .filter(([, text]) => text !== undefined)
    .map(([name]) => `${controlId}-${name}`)
    .join(' ')
  return {
    id: controlId,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  }
}
