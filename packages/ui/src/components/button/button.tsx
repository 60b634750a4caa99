import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import { useLiveButton } from '../../foundations/use-live-button.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

/** The emphasis of a button: one primary action per view, less for the rest. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** Props of {@link Button}, in addition to those of `<button>`. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The button text. */
  children: ReactNode
  /** How strongly it asks to be pressed; one `primary` in a view. */
  variant?: ButtonVariant
  /** Height of the button. */
  size?: 'medium' | 'small'
  /** An action is in progress: the button keeps its focus and size, and ignores presses. */
  busy?: boolean
  /** The text while busy, e.g. "Sending..."; defaults to `children`. */
  busyLabel?: string
  /** Why the button is disabled. Disables it, and shows and announces the reason. */
  disabledReason?: string | undefined
  /** Drawn beside the text. */
  icon?: IconName
  /** On which side of the text the icon is. */
  iconPosition?: 'start' | 'end'
  /** Full width of its container. */
  wide?: boolean
}

/** A button. `type` is `button` unless a form asks for `submit`. On a prerendered page it works once the page is live. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  busy = false,
  busyLabel,
  disabledReason,
  icon,
  iconPosition = 'start',
  wide = false,
  className = '',
  onClick,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps): ReactNode {
  const reasonId = useId()
  const live = useLiveButton(disabled)
  const inactive = busy || disabledReason !== undefined

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inactive) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      {...rest}
      type={type}
      {...live}
      onClick={press}
      aria-disabled={inactive || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={`ui-button ${className}`.trim()}
      data-variant={variant}
      data-size={size}
      data-busy={busy || undefined}
      data-wide={wide || undefined}
    >
      {busy ? <Spinner /> : null}
      {icon && iconPosition === 'start' && !busy ? <Icon name={icon} /> : null}
      <span>{busy ? (busyLabel ?? children) : children}</span>
      {icon && iconPosition === 'end' && !busy ? <Icon name={icon} /> : null}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className="ui-button-with-reason" data-wide={wide || undefined}>
      {button}
      <span id={reasonId} className="ui-button-reason">
        {disabledReason}
      </span>
    </span>
  )
}
