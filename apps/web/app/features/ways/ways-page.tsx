import type { Way, WaysPage as Content } from '@dst/content/ways'
import { Banner } from '@dst/ui/banner'
import { ContentsList } from '@dst/ui/contents-list'
import { DescriptionList } from '@dst/ui/description-list'
import { LinkCards } from '@dst/ui/link-cards'
import { PageHeader } from '@dst/ui/page-header'
import { Prose } from '@dst/ui/prose'
import { Section } from '@dst/ui/section'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** Options for users whom the standard path doesn't fit: each with its costs and its limits. */
export function WaysPage({ page }: { page: Content }) {
  const { title, intro, before, waysHeading, ways, notice, next } = page
  const contents = [...before, ...ways].map(({ id, heading }) => ({ id, label: heading }))
  return (
    <>
      <HomeBar />
      <PageHeader title={title} eyebrow="Ways forward" lead={<p>{intro}</p>} />
      <div className="ui-page-width">
        <Prose contents={<ContentsList label="On this page" items={contents} />}>
          {before.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <ContentBlocks blocks={blocks} />
            </section>
          ))}
          <h2>{waysHeading}</h2>
          {ways.map((way) => (
            <WayForward key={way.id} way={way} />
          ))}
          <ReviewNote of={[...before, ...ways]} />
          <div className="pb-12">
            <Banner tone="info" announce="none">
              {notice}
            </Banner>
          </div>
        </Prose>
      </div>
      <Section heading="Read on" tone="well">
        <LinkCards items={next.map(({ label, to }) => ({ href: to, label }))} />
      </Section>
    </>
  )
}

function WayForward({ way: { id, heading, text, costs, limits } }: { way: Way }) {
  const linked = useTermLinks()
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{heading}</h3>
      <p>{linked(text)}</p>
      <DescriptionList
        layout="definitions"
        items={[
          { term: 'What it costs', description: linked(costs) },
          { term: 'Its limits', description: linked(limits) },
        ]}
      />
    </section>
  )
}
