import { ContentsList } from '@dst/ui/contents-list'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { paths } from '~/paths.ts'
import { StateBlocks } from './state-blocks.tsx'
import type { StatePageContent } from './state-page-content.ts'

/** What one state takes of a gain on real property, and how sure that is. */
export function StatePage({ content }: { content: StatePageContent }) {
  const { title, sentence, kinds, sections, reviewed } = content
  return (
    <>
      <HomeBar />
      <PageHeader title={title} eyebrow="State taxes" lead={<p>{sentence}</p>} />
      <div className="ui-page-width pb-16">
        <Prose
          contents={
            <ContentsList label="On this page" items={sections.map(({ id, heading }) => ({ id, label: heading }))} />
          }
        >
          <section>
            {kinds.map((kind) => (
              <p key={kind}>{kind}</p>
            ))}
            <p>
              <TextLink href={content.file}>{`Compute the tax of a sale in ${content.place}`}</TextLink>, with your own
              numbers.
            </p>
          </section>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <StateBlocks blocks={blocks} />
            </section>
          ))}
          <section>
            <p className="text-small text-ink-muted">
              These are estimates for individuals, not tax advice. Ask your CPA before you rely on them.
            </p>
            <p className="text-fine leading-snug text-ink-muted">
              Last reviewed <time dateTime={reviewed.date}>{reviewed.words}</time>. Sources: those named on this page.
            </p>
            <p className="text-fine leading-snug text-ink-muted">{`Next review: ${reviewed.next}.`}</p>
            <p>
              <TextLink href={paths.states}>All states</TextLink>
            </p>
          </section>
        </Prose>
      </div>
    </>
  )
}
