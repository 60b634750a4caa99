import type { ReactNode } from 'react'
import { Brand, type BrandProps } from '../brand/brand.tsx'
import { Link } from '../link/link.tsx'

/** A column of links. */
export interface FooterGroup {
  /** Heading of the column, and its accessible name. */
  heading: string
  /** The links, in their order. */
  links: readonly { label: string; href: string }[]
}

/** Props of {@link Footer}. */
export interface FooterProps {
  /** Name of the site, and its home page. */
  brand: BrandProps
  /** A sentence under the brand. */
  summary?: ReactNode
  /** The columns, in their order. */
  groups: readonly FooterGroup[]
  /** What the product does not do, in full. */
  disclaimer?: ReactNode
  /** The last line, e.g. the copyright. */
  legal?: ReactNode
}

/** The footer of every page: the brand, columns of links beside it, and disclaimers. */
export function Footer({ brand, summary, groups, disclaimer, legal }: FooterProps): ReactNode {
  return (
    <footer className="ui-footer">
      <div className="ui-footer-inner">
        <div className="ui-footer-brand">
          <Brand {...brand} />
          {summary === undefined ? null : <div>{summary}</div>}
        </div>
        <div className="ui-footer-groups">
          {groups.map((group) => (
            <nav key={group.heading} aria-label={group.heading} className="ui-footer-group">
              <h2 className="ui-footer-heading">{group.heading}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className="ui-footer-link">
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {disclaimer === undefined ? null : <div className="ui-footer-disclaimer">{disclaimer}</div>}
        {legal === undefined ? null : <div className="ui-footer-legal">{legal}</div>}
      </div>
    </footer>
  )
}
