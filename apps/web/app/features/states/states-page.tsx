import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { paths } from '~/paths.ts'
import type { StatesContent } from './state-content.ts'

/** All states by name, with how sure their figures are. */
export function StatesPage({ content: { states, source, reviewed } }: { content: StatesContent }) {
  return (
    <>
      <HomeBar />
      <PageHeader
        title="State tax on a gain"
        eyebrow="State taxes"
        lead={
          <p>
            What each state takes of a gain on real property: its rates, examples, what is withheld at the closing, and
            what it does with an exchange.
          </p>
        }
      />
      <div className="ui-page-width pb-16">
        <Prose>
          <ul className="sm:columns-2">
            {states.map(({ name, slug, kind }) => (
              <li key={slug} className="flex flex-wrap items-center gap-x-4 break-inside-avoid">
                <TextLink href={`${paths.states}/${slug}`} className="inline-flex min-h-11 items-center">
                  {name}
                </TextLink>
                <span className="text-small text-ink-muted">{kind}</span>
              </li>
            ))}
          </ul>
          <p className="text-fine leading-snug text-ink-muted">
            Last reviewed <time dateTime={reviewed.date}>{reviewed.words}</time>. <span>{`Sources: ${source}, `}</span>
            and those named on the page of each state.
          </p>
        </Prose>
      </div>
    </>
  )
}
