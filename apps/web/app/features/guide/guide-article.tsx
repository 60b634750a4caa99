import type { Section } from '@dst/content/blocks'
import type { Reviewed } from '@dst/content/sources'
import { ContentsList } from '@dst/ui/contents-list'
import type { ReactElement } from 'react'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** Props of {@link GuideArticle}. */
export interface GuideArticleProps {
  heading: string
  sections: readonly Section[]
  /** Content before the sections, e.g. a diagram. */
  opening?: ReactElement
  /** A last part that isn't running text, with its entry in the table of contents. */
  ending?: { id: string; label: string; content: ReactElement; reviewed: readonly Reviewed[] }
}

/** Running text with a table of contents next to it; its sources are listed once, at its end. */
export function GuideArticle({ heading, sections, opening, ending }: GuideArticleProps) {
  const contents = [
    ...sections.map(({ id, heading: label }) => ({ id, label })),
    ...(ending === undefined ? [] : [ending]),
  ]
  return (
    <div className="guide-article">
      <ContentsList label="In this part" items={contents.map(({ id, label }) => ({ id, label }))} />
      <div className="guide-text">
        <h2>{heading}</h2>
        {opening}
        {sections.map((section) => (
          <GuideSection key={section.id} section={section} />
        ))}
        {ending?.content}
        <ReviewNote of={[...sections, ...(ending?.reviewed ?? [])]} />
      </div>
    </div>
  )
}

/** One section of the guide with its heading. */
export function GuideSection({ section }: { section: Section }) {
  return (
    <section id={section.id} className="guide-section" aria-labelledby={`${section.id}-heading`}>
      <h3 id={`${section.id}-heading`}>{section.heading}</h3>
      <ContentBlocks blocks={section.blocks} />
    </section>
  )
}
