import type { ExchangeMethod } from '@dst/content/exchange'
import { ContentsList } from '@dst/ui/contents-list'
import { TextLink } from '@dst/ui/link'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { FiguresLink } from '~/lib/links/figures-link.tsx'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import { paths } from '~/paths.ts'
import { VerdictCounts } from './method/verdict-counts.tsx'

/** How the comparison is made. */
export function MethodPage({ page: { title, lead, sections, counts } }: { page: ExchangeMethod }) {
  return (
    <>
      <HomeBar />
      <PageHeader title={title} lead={<p>{lead}</p>} />
      <div className="ui-page-width pb-12">
        <Prose
          contents={
            <ContentsList
              label="On this page"
              items={[...sections, counts].map(({ id, heading }) => ({ id, label: heading }))}
            />
          }
        >
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <ContentBlocks blocks={blocks} />
            </section>
          ))}
          <section id={counts.id} aria-labelledby={`${counts.id}-heading`}>
            <h2 id={`${counts.id}-heading`}>{counts.heading}</h2>
            {counts.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <VerdictCounts caption={counts.caption} names={counts.names} />
          </section>
          <p>
            <FiguresLink at="comparedReturns" />
          </p>
          <p>
            <TextLink href={paths.exchangeCompare}>To the comparison</TextLink>
          </p>
          <ReviewNote of={sections} />
        </Prose>
      </div>
    </>
  )
}
