import type { Section } from '@dst/content/blocks'
import type { Reviewed } from '@dst/content/sources'
import { ContentsList } from '@dst/ui/contents-list'
import type { ReactNode } from 'react'
import { ContentBlocks } from '~/lib/content-blocks'
import { ReviewNote } from '~/lib/review-note'

/** Props of {@link GuideArticle}. */
export interface GuideArticleProps {
  heading: string
  sections: readonly Section[]
  /** What stands before the sections, e.g. a drawing. */
  opening?: ReactNode
  /** A last part that is not running text, with its entry in the contents. */
  ending?: { id: string; label: string; content: ReactNode; reviewed: readonly Reviewed[] }
}

/** Running text with a rail of contents beside it; what it rests on stands once, at its end. */
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

/** One headed part of the guide. */
export function GuideSection({ section }: { section: Section }) {
  return (
    <section id={section.id} className="guide-section" aria-labelledby={`${section.id}-heading`}>
      <h3 id={`${section.id}-heading`}>{section.heading}</h3>
      <ContentBlocks blocks={section.blocks} />
    </section>
  )
}
