import { memo, type ReactNode } from 'react'
import { context, type StructuredData } from '~/lib/structured-data'
import type { ShownFaq } from './faq-list'

/** The questions once more for search engines, always those that the page shows. */
export const FaqStructuredData = memo(function FaqStructuredData({
  entries,
}: {
  entries: readonly ShownFaq[]
}): ReactNode {
  // An answer with a "<" in it may not end the script.
  const json = JSON.stringify(faqPage(entries)).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
})

/** Questions and their answers, in the words that the page shows. */
export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
