import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'

/** What every labelled control has around it. */
export interface FieldTexts {
  /** The visible label and accessible name. */
  label: string
  /** Keeps the label for screen readers only, where the surroundings name the control. */
  hideLabel?: boolean | undefined
  /** One sentence of help under the label. */
  hint?: ReactNode
  /** What is wrong and how to mend it. Marks the control as invalid. */
  error?: string | undefined
  /** Words after the label of a field that may stay empty, e.g. "optional". */
  optionalLabel?: string | undefined
  /** Stands at the end of the label's line, e.g. a "Forgot password?" button. */
  labelAside?: ReactNode
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts {
  /** The control's id; the label, hint and error are tied to it. */
  id: string
  children: ReactNode
}

/** Label, hint, control and error in their order. The control itself comes as children. */
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
          {label}
          {optionalLabel === undefined ? null : <span className="ui-field-optional"> ({optionalLabel})</span>}
        </label>
        {labelAside}
      </div>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The sentence of help under a label; nothing when there is none. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }): ReactNode {
  return hint === undefined ? null : (
    <div className="ui-field-hint" id={`${id}-hint`}>
      {hint}
    </div>
  )
}

/** The error under a control; nothing when there is none. */
export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  if (error === undefined) return null
  return (
    <p className="ui-field-error" id={`${id}-error`}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  )
}

/** The id of a control (given or generated) and the attributes that tie its hint and error to it. */
export function useFieldControl(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const generated = useId()
  const controlId = id ?? generated
  const describedBy = [hint === undefined ? '' : `${controlId}-hint`, error === undefined ? '' : `${controlId}-error`]
    .filter(Boolean)
    .join(' ')
  return {
    id: controlId,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  }
}
