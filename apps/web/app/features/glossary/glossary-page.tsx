import type { Reviewed } from '@dst/content/sources'
import { DescriptionList } from '@dst/ui/description-list'
import { PageHeader } from '@dst/ui/page-header'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import type { TermPath } from '~/paths.ts'

/** A term in the list. */
export interface ListedTerm extends Reviewed {
  readonly id: string
  readonly term: string
  readonly meaning: string
  /** Its page, where there is more to say. */
  readonly page?: TermPath
}

/** The terms of the field in plain words, each with a URL of its own. */
export function GlossaryPage({ terms }: { terms: readonly ListedTerm[] }) {
  return (
    <>
      <HomeBar />
      <PageHeader
        title="Glossary"
        eyebrow="In plain words"
        lead={
          <p>
            The terms of 1031 exchanges and Delaware statutory trusts, as this site uses them. A term that is a link has
            a page with more.
          </p>
        }
      />
      <div className="ui-page-width grid gap-6 pb-16">
        <DescriptionList
          layout="definitions"
          items={terms.map(({ id, term, meaning, page }) => ({
            id,
            term,
            description: meaning,
            ...(page === undefined ? {} : { href: page }),
          }))}
        />
        <ReviewNote of={terms} />
      </div>
    </>
  )
}
