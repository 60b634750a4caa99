import type { LegalDocument } from '@dst/content/legal'
import { LegalPage as LegalPagePattern } from '@dst/ui/legal-page'
import { LinkButton } from '@dst/ui/link-button'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** A legal document of the site. */
export function LegalPage({ legal }: { legal: LegalDocument }) {
  return (
    <LegalPagePattern
      title={legal.title}
      date={<VersionDate legal={legal} />}
      intro={<p>{legal.intro}</p>}
      contentsLabel="Quick navigation"
      sections={legal.sections.map(({ id, heading, blocks }) => ({
        id,
        heading,
        content: <ContentBlocks blocks={blocks} />,
      }))}
      printLabel="Print"
      note={<ReviewNote of={legal.sections} />}
      actions={<LinkButton href={legal.continueLink.to}>{legal.continueLink.label}</LinkButton>}
    />
  )
}

/** The date of this version, and the date of the first one. */
function VersionDate({ legal: { version, date, dateLabel } }: { legal: LegalDocument }) {
  return (
    <span>
      Version of <time dateTime={version.date}>{version.label}</time>, first dated{' '}
      <time dateTime={date}>{dateLabel}</time>
    </span>
  )
}
