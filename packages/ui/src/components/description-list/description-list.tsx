import type { ReactNode } from 'react'
import { TextLink } from '../link/link.tsx'

/** One term with its description. */
export interface DescriptionItem {
  /** What is described. */
  term: string
  /** Anchor of the term. */
  id?: string
  /** The link target of the term. */
  href?: string
  /** Its value or explanation. */
  description: ReactNode
  /** Shown under a double rule, like the total of a ledger. */
  total?: boolean
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** The rows, in their order. */
  items: readonly DescriptionItem[]
  /**
   * `figures` aligns descriptions to the end of the line in tabular figures, `definitions` explains terms in running
   * text.
   */
  layout?: 'rows' | 'figures' | 'stacked' | 'definitions'
}

/** Terms and descriptions between hairlines. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps): ReactNode {
  return (
    <dl className="ui-description-list" data-layout={layout}>
      {items.map((item) => (
        <div key={item.term} id={item.id} className="ui-description-row" data-total={item.total || undefined}>
          <dt>{item.href === undefined ? item.term : <TextLink href={item.href}>{item.term}</TextLink>}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  )
}
