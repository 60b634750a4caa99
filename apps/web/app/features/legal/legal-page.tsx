import type { LegalDocument } from '@dst/content/legal'
import { Button } from '@dst/ui/button'
import { ContentsList } from '@dst/ui/contents-list'
import { LinkButton } from '@dst/ui/link-button'
import { PageHeader } from '@dst/ui/page-header'
import { ContentBlocks } from '~/lib/content-blocks'
import { ReviewNote } from '~/lib/review-note'
import './legal.css'

/** A legal document as a numbered text with its contents beside it; it prints without the site around it. */
export function LegalPage({ legal }: { legal: LegalDocument }) {
  return (
    <>
      <PageHeader
        title={legal.title}
        eyebrow={<time dateTime={legal.date}>{legal.dateLabel}</time>}
        lead={<p>{legal.intro}</p>}
        actions={<PrintButton />}
      />
      <div className="legal ui-page-width">
        <ContentsList label="Quick navigation" numbered items={legal.sections.map(({ id, heading }) => ({ id, label: heading }))} />
        <article className="legal-text">
          {legal.sections.map(({ id, heading, blocks }, index) => (
            <section key={id} id={id} className="legal-section" aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}><span className="legal-number">{index + 1}.</span> {heading}</h2>
              <ContentBlocks blocks={blocks} />
            </section>
          ))}
          <ReviewNote of={legal.sections} />
          <div className="legal-actions">
            <LinkButton href={legal.continueLink.to}>{legal.continueLink.label}</LinkButton>
            <PrintButton />
          </div>
        </article>
      </div>
    </>
  )
}

function PrintButton() {
  return <Button variant="secondary" icon="printer" className="legal-print" onClick={() => window.print()}>Print</Button>
}
