import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

/** Props of {@link BackBar}. */
export interface BackBarProps {
  /** Accessible name of the bar, e.g. "Page". */
  label: string
  /** The first step of the trail. */
  home: { label: string; href: string }
  /** The page that is shown: the last step. */
  current: string
  /** The way back at the end, e.g. "Back to Home". */
  back: { label: string; href: string }
}

/** One line on top of a page: the trail from home at the start, the way back at the end. */
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
        {back.label}
      </Link>
    </nav>
  )
}
