import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

/** One card; all of it is the link. */
export interface LinkCard {
  /** Where it leads. */
  href: string
  /** Text of the link. */
  label: string
  /** One short line above, e.g. a category. */
  eyebrow?: string
}

/** Props of {@link LinkCards}. */
export interface LinkCardsProps {
  /** The cards, in their order. */
  items: readonly LinkCard[]
}

/** A few links as cards, each under a brass rule and with an arrow, side by side where there is room. */
export function LinkCards({ items }: LinkCardsProps): ReactNode {
  return (
    <ul className="ui-link-cards">
      {items.map(({ href, label, eyebrow }) => (
        <li key={href}>
          <Link className="ui-link-card" href={href}>
            {eyebrow === undefined ? null : <span className="ui-eyebrow">{eyebrow}</span>}
            <span className="ui-link-card-label">{label}</span>
            <span className="ui-link-card-arrow">
              <Icon name="arrow-right" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
