import type { ReactNode } from 'react'
import type { Elements } from '../../elements.ts'
import { Button } from '../../components/button/button.tsx'
import { ContentsList } from '../../components/contents-list/contents-list.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'

/** Props of {@link LegalPage}. */
export interface LegalPageProps {
  /** The page's first-level heading. */
  title: string
  /** The effective date or the date of the last change; shown above the title. */
  date: ReactNode
  /** What comes before the first section. */
  intro: ReactNode
  /** Heading and accessible name of the contents, e.g. "Quick navigation". */
  contentsLabel: string
  /** Numbered in order. */
  sections: readonly { id: string; heading: string; content: Elements }[]
  /** The text on the print buttons. */
  printLabel: string
  /** Below the text, e.g. its sources. */
  note?: Elements
  /** Links below the text, next to the print button. */
  actions?: Elements
}

/** A legal document as numbered text with its table of contents next to it; it prints without the site around it. */
export function LegalPage({
  title,
  date,
  intro,
  contentsLabel,
  sections,
  printLabel,
  note,
  actions,
}: LegalPageProps): ReactNode {
  const print = (
    <Button variant="secondary" icon="printer" className="ui-legal-print" onClick={() => window.print()}>
      {printLabel}
    </Button>
  )
  return (
    <>
      <PageHeader title={title} eyebrow={date} lead={intro} actions={print} />
      <div className="ui-legal ui-page-width">
        <ContentsList
          label={contentsLabel}
          numbered
          items={sections.map(({ id, heading }) => ({ id, label: heading }))}
        />
        <article className="ui-legal-text">
          {sections.map(({ id, heading, content }, index) => (
            <section key={id} id={id} className="ui-legal-section" aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                <span className="ui-legal-number">{`${index + 1}.`}</span> <span>{heading}</span>
              </h2>
              {content}
            </section>
          ))}
          {note}
          <div className="ui-legal-actions">
            {actions}
            {print}
          </div>
        </article>
      </div>
    </>
  )
}
