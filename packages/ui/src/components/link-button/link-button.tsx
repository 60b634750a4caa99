import type { ReactNode } from 'react'
import type { ButtonVariant } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Link, type LinkProps } from '../link/link.tsx'

/** Props of {@link LinkButton}, in addition to those of a link. */
export interface LinkButtonProps extends LinkProps {
  /** The text. */
  children: ReactNode
  /** `cover` and `cover-quiet` are for the dark cover surface. */
  variant?: Exclude<ButtonVariant, 'danger'> | 'cover' | 'cover-quiet'
  /** Height of the button. */
  size?: 'medium' | 'small'
  /** Drawn beside the text. */
  icon?: IconName
  /** On which side of the text the icon is. */
  iconPosition?: 'start' | 'end'
  /** As wide as its container. */
  wide?: boolean
}

/** A link that looks like a button, for the next step of a page. Uses the link provider. */
export function LinkButton({
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  iconPosition = 'end',
  wide = false,
  className = '',
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <Link
      {...rest}
      className={`ui-button ui-link-button ${className}`.trim()}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon && iconPosition === 'start' ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {icon && iconPosition === 'end' ? <Icon name={icon} /> : null}
    </Link>
  )
}
