import { categoryLabel } from '@dst/domain/faq'
import { LinkCards } from '@dst/ui/link-cards'
import { useId } from 'react'
import { fragmentOfFaqs } from './faq-address.ts'
import type { DisplayedFaq } from './faq-list.ts'

/** The most frequently asked questions; each links to its category with the question open. */
export function PopularFaqs({ entries }: { entries: readonly DisplayedFaq[] }) {
  const headingId = useId()
  return (
    <section className="grid gap-4" aria-labelledby={headingId}>
      <h2 id={headingId}>Most Popular Questions</h2>
      <LinkCards
        items={entries.map(({ id, category, question }) => ({
          href: `#${fragmentOfFaqs({ category, search: '', question: id })}`,
          eyebrow: categoryLabel(category),
          label: question,
        }))}
      />
    </section>
  )
}
