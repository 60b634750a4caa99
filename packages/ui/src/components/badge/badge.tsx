import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** A word or two, so the meaning never depends on color alone. */
  children: ReactNode
  /** Its color; say the same in words. */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'negative' | 'info'
  /** Drawn before the text. */
  icon?: IconName
}

/** A short label of a state or kind. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactNode {
  return (
    <span className="ui-badge" data-tone={tone}>
      {icon === undefined ? null : <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
}
