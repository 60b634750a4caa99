import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

/** Props of {@link BackBar}. */
export interface BackBarProps {
  /** Accessible name of the bar, e.g. "Page". */
  label: string
  /** The first breadcrumb. */
  home: { label: string; href: string }
  /** The current page: the last breadcrumb. */
  current: string
  /** The back link at the end, e.g. "Back to Home". */
  back: { label: string; href: string }
}

/** One line at the top of a page: breadcrumbs from home at the start, a back link at the end. */
export function BackBar({ label, home, current, back }: BackBarProps): ReactNode {
  return (
    <nav className="ui-back-bar" aria-label={label}>
      <ol className="ui-back-trail">
        <li>
          <Link href={home.href} className="ui-back-link">
            {home.label}
          </Link>
        </li>
        <li className="ui-back-current" aria-current="page">
          {current}
        </li>
      </ol>
      <Link href={back.href} className="ui-back-link">
        <Icon name="arrow-left" />
        <span>{back.label}</span>
      </Link>
    </nav>
  )
}
