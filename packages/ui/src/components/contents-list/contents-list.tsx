import type { ReactNode } from 'react'

/** Props of {@link ContentsList}. */
export interface ContentsListProps {
  /** Heading and accessible name, e.g. "On this page". */
  label: string
  /** The entries, in their order; `id` is the anchor of each. */
  items: readonly { id: string; label: string }[]
  /** Numbers before the entries, as in a legal text. */
  numbered?: boolean
}

/** The table of contents of a long page, as a sticky list of anchor links next to the text. */
export function ContentsList({ label, items, numbered = false }: ContentsListProps): ReactNode {
  return (
    <nav className="ui-contents" aria-label={label}>
      <p className="ui-eyebrow">{label}</p>
      <ol className="ui-contents-list" data-numbered={numbered || undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <a className="ui-contents-link" href={`#${item.id}`}>
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
