import type { ComingVersion, LegalDocument } from '@dst/content/legal'
import { longDate } from '@dst/domain/wording/long-date'
import { Banner } from '@dst/ui/banner'
import { Disclosure } from '@dst/ui/disclosure'
import { LegalPage as LegalPagePattern } from '@dst/ui/legal-page'
import { LinkButton } from '@dst/ui/link-button'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import '@dst/ui/reference.css'

/** Props of {@link LegalPage}. */
export interface LegalPageProps {
  legal: LegalDocument
  /** The version that is announced, if one is. */
  coming: ComingVersion | undefined
}

/** A legal document of the site, with what is announced to change in it. */
export function LegalPage({ legal, coming }: LegalPageProps) {
  return (
    <LegalPagePattern
      title={legal.title}
      date={<VersionDate legal={legal} />}
      intro={
        <>
          <p>{legal.intro}</p>
          {coming === undefined ? null : <Coming version={coming} />}
        </>
      }
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

/** Says what is announced, and shows the sections that change in full beside the present ones. */
function Coming({ version: { date, changes, needsAgreement, sections } }: { version: ComingVersion }) {
  return (
    <div id="coming" className="mt-6 text-body text-ink">
      <Banner tone="info" announce="none" heading={`A new version takes effect on ${longDate(date)}`}>
        <div className="grid gap-2">
          <ul className="grid list-disc gap-1 ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {needsAgreement ? <p>From that day on we ask account holders for their agreement.</p> : null}
          {sections.length === 0 ? <p>This page stays as it is.</p> : null}
          {sections.map(({ id, heading, blocks }) => (
            <Disclosure key={id} summary={`The coming words: ${heading}`}>
              <ContentBlocks blocks={blocks} />
            </Disclosure>
          ))}
        </div>
      </Banner>
    </div>
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
