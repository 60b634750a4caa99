import { categoryLabel } from '@dst/domain/faq'
import { LinkCards } from '@dst/ui/link-cards'
import { Section } from '@dst/ui/section'
import { fragmentOfFaqs } from './faq-address'
import type { ShownFaq } from './faq-list'

/** The questions that most people ask; each leads to its category, with itself open. */
export function PopularFaqs({ entries }: { entries: readonly ShownFaq[] }) {
  return (
    <Section heading="Most Popular Questions" tone="well">
      <LinkCards
        items={entries.map(({ id, category, question }) => ({
          href: `#${fragmentOfFaqs({ category, search: '', question: id })}`,
          eyebrow: categoryLabel(category),
          label: question,
        }))}
      />
    </Section>
  )
}
