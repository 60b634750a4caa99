import { categoryLabel } from '@dst/domain/faq'
import { Section } from '@dst/ui/section'
import { fragmentOfFaqs } from './faq-address'
import type { ShownFaq } from './faq-list'

/** The questions that most people ask; each leads to its category, with itself open. */
export function PopularFaqs({ entries }: { entries: readonly ShownFaq[] }) {
  return (
    <Section heading="Most Popular Questions" tone="well">
      <ul className="faq-popular">
        {entries.map(({ id, category, question }) => (
          <li key={id}>
            <a className="faq-popular-card" href={`#${fragmentOfFaqs({ category, search: '', question: id })}`}>
              <span className="ui-eyebrow">{categoryLabel(category)}</span>
              <span className="faq-popular-question">{question}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
