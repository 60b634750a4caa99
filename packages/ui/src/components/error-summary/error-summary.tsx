import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icon/icon.tsx'

/** One error to fix. */
export interface ErrorSummaryItem {
  /** What is wrong, as below the field. */
  message: string
  /** Id of the control to link to; without it the message is plain text. */
  fieldId?: string | undefined
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** E.g. "Please fix the following errors:". */
  heading: string
  /** One for each field, in the order of the form. */
  errors: readonly ErrorSummaryItem[]
  /** Use it to move the focus here after a failed submit: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement>
}

/** All errors of a form, each linking to its control. Renders nothing without errors. */
export function ErrorSummary({ heading, errors, ref }: ErrorSummaryProps): ReactNode {
  const headingId = useId()
  if (errors.length === 0) return null
  return (
    <div ref={ref} className="ui-error-summary" role="alert" aria-labelledby={headingId} tabIndex={-1}>
      <Icon name="alert" size="large" />
      <div>
        <p id={headingId} className="ui-error-summary-heading">
          {heading}
        </p>
        <ul>
          {errors.map(({ message, fieldId }) => (
            <li key={`${fieldId ?? ''}${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  className="ui-error-summary-link"
                  onClick={(event) => goToField(event, fieldId)}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Focuses the control itself, because following the fragment would only scroll and would change the URL. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
