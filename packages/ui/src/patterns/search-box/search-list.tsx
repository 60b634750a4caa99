// A native select can neither hold links nor leave the focus in a field: roles stand for its elements.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Fragment, type ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'

/** One result. */
export interface SearchEntry {
  /** Its name. */
  label: string
  /** Where it leads. */
  href: string
  /** What it is, in a word. */
  kind: string
  /** One line about it. */
  line: string
}

/** Results that belong together, below a heading if there are others. */
export interface SearchGroup {
  /** Above the entries, where there are several groups. */
  heading?: string
  /** In their order. */
  entries: readonly SearchEntry[]
}

/** Props of {@link SearchList}. */
interface SearchListProps {
  /** The list's id begins with it, and so do those of its options. */
  id: string
  label: string
  groups: readonly SearchGroup[]
  /** Index of the chosen option, -1 for none. */
  chosen: number
  onChoose: () => void
}

/** The options of the field; it keeps the focus, and they are links to follow with a press. */
export function SearchList({ id, label, groups, chosen, onChoose }: SearchListProps): ReactNode {
  const entries = groups.flatMap((group) => group.entries)
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className="ui-search-list">
      {groups.map((group) => {
        const options = group.entries.map((entry) => (
          <Link
            key={entry.href}
            id={optionId(id, entries.indexOf(entry))}
            href={entry.href}
            role="option"
            tabIndex={-1}
            aria-selected={entries.indexOf(entry) === chosen}
            className="ui-search-option"
            onClick={onChoose}
          >
            <span className="ui-search-label">{entry.label}</span> <span className="ui-search-kind">{entry.kind}</span>
            <span className="ui-search-line">{entry.line}</span>
          </Link>
        ))
        if (group.heading === undefined) return <Fragment key="">{options}</Fragment>
        return (
          <div key={group.heading} role="group" aria-label={group.heading}>
            <p className="ui-search-heading" aria-hidden>
              {group.heading}
            </p>
            {options}
          </div>
        )
      })}
    </div>
  )
}

/** The id of an option. */
export function optionId(id: string, index: number): string {
  return `${id}-${index}`
}
