import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

/** Props of {@link BackBar}. */
export interface BackBarProps {
  /** Accessible name of the bar, e.g. "Way back". */
  label: string
  /** The link to the page above, e.g. "Back to Home". */
  back: { label: string; href: string }
}

/** One line at the top of a page, with the link to the page above it. */
export function BackBar({ label, back }: BackBarProps): ReactNode {
  return (
    <nav className="ui-back-bar" aria-label={label}>
      <Link href={back.href} className="ui-back-link">
        <Icon name="arrow-left" />
        <span>{back.label}</span>
      </Link>
    </nav>
  )
}
