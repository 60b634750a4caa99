import { createElement, type ReactNode } from 'react'
import type { Elements } from '../../elements.ts'
import { Icon } from '../icon/icon.tsx'

/** One collapsible entry. */
export interface AccordionItem {
  /** Makes the entry the target of links. */
  id: string
  /** Text that opens the entry. */
  heading: string
  /** What it opens. */
  content: ReactNode
  /** Shown above the heading, e.g. a category badge. */
  label?: Elements
  /** Initially open. */
  open?: boolean
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** The entries, in their order. */
  items: readonly AccordionItem[]
  /** Only one entry with the same name can be open; the whole accordion shares it. */
  name: string
  /** Level of each entry's heading in the page outline. */
  headingLevel?: 2 | 3 | 4
}

/** Entries of which at most one is open, and the open one can be closed. Works without scripting. */
export function Accordion({ items, name, headingLevel = 3 }: AccordionProps): ReactNode {
  return (
    <div className="ui-accordion">
      {items.map((item) => (
        <details key={item.id} name={name} id={item.id} className="ui-accordion-item" open={item.open}>
          <summary className="ui-accordion-summary">
            <span className="ui-accordion-words">
              {item.label}
              {createElement(`h${headingLevel}`, { className: 'ui-accordion-heading' }, item.heading)}
            </span>
            <span className="ui-accordion-mark">
              <Icon name="plus" />
              <Icon name="minus" />
            </span>
          </summary>
          <div className="ui-accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
