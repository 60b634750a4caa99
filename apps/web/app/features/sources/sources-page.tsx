import type { Source, Work } from '@dst/content/sources'
import { longDate } from '@dst/domain/wording/long-date'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { HomeBar } from '~/lib/links/home-bar.tsx'

/** A source with the id that pages link to. */
export type NamedSource = Source & { readonly id: string }

const kinds = [
  { kind: 'law', heading: 'Laws and regulations' },
  { kind: 'guidance', heading: 'Rulings and guidance' },
  { kind: 'market', heading: 'Published by the market' },
  { kind: 'site', heading: 'About this site' },
] as const satisfies readonly { kind: Source['kind']; heading: string }[]

/** All sources of the site's statements, so that anyone can check them. */
export function SourcesPage({ sources }: { sources: readonly NamedSource[] }) {
  const dates = sources.map(({ reviewed }) => reviewed)
  const oldest = dates.reduce((first, date) => (date < first ? date : first))
  return (
    <>
      <HomeBar />
      <PageHeader
        title="Sources of this site"
        eyebrow="Evidence"
        lead={
          <p>
            What the pages rest on. Laws come first; what sellers and advisers publish is named as that. A link leads
            away from this site, to pages that we neither wrote nor control.
          </p>
        }
      />
      <div className="ui-page-width grid gap-8 pb-16">
        {kinds.map(({ kind, heading }) => (
          <section key={kind} aria-labelledby={`${kind}-heading`} className="grid gap-4">
            <h2 id={`${kind}-heading`}>{heading}</h2>
            <DescriptionList
              layout="definitions"
              items={sources
                .filter((source) => source.kind === kind)
                .map((source) => ({ id: source.id, term: source.label, description: <Works source={source} /> }))}
            />
          </section>
        ))}
        <p className="max-w-measure text-fine leading-snug text-ink-muted">
          Last reviewed <time dateTime={oldest}>{longDate(oldest)}</time>. Sources: those listed above.
        </p>
      </div>
    </>
  )
}

function Works({ source: { authority, works } }: { source: NamedSource }) {
  return (
    <>
      <p>{authority}</p>
      <ul className="grid">
        {works.map((work) => (
          <li key={work.citation} className="text-small">
            <Cited work={work} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Cited({ work: { citation, url } }: { work: Work }) {
  return url === undefined ? (
    <span>{citation}</span>
  ) : (
    <TextLink href={url} className="inline-flex min-h-11 items-center">
      {citation}
    </TextLink>
  )
}
