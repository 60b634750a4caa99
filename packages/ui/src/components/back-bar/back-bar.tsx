import type { ReactNode } from 'react'
import { Brand, type BrandProps } from '../brand/brand.tsx'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

/** Props of {@link BackBar}. */
export interface BackBarProps {
  /** Accessible name of the bar, e.g. "Page". */
  label: string
  /** The home link at the start. */
  brand: BrandProps
  /** The way back at the end, e.g. "Back to Home". */
  back: { label: string; href: string }
}

/** A slim bar on top of a page: home at the start, the way back at the end. */
export function BackBar({ label, brand, back }: BackBarProps): ReactNode {
  return (
    <nav className="ui-back-bar" aria-label={label}>
      <Brand {...brand} />
      <Link href={back.href} className="ui-back-link">
        <Icon name="arrow-left" />
        {back.label}
      </Link>
    </nav>
  )
}
