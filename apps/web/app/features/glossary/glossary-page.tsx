import type { GlossaryTerm } from '@dst/content/glossary'
import { DescriptionList } from '@dst/ui/description-list'
import { PageHeader } from '@dst/ui/page-header'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** The terms of the field in plain words, each with a URL of its own. */
export function GlossaryPage({ terms }: { terms: readonly GlossaryTerm[] }) {
  return (
    <>
      <HomeBar />
      <PageHeader
        title="Glossary"
        eyebrow="In plain words"
        lead={<p>The terms of 1031 exchanges and Delaware statutory trusts, as this site uses them.</p>}
      />
      <div className="ui-page-width grid gap-6 pb-16">
        <DescriptionList
          layout="definitions"
          items={terms.map(({ id, term, meaning }) => ({ id, term, description: meaning }))}
        />
        <ReviewNote of={terms} />
      </div>
    </>
  )
}
