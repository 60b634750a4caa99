import { memo, type ReactNode } from 'react'
import { context, type StructuredData } from '~/lib/page/structured-data.ts'
import type { DisplayedFaq } from './faq-list.ts'

/** The questions as structured data for search engines, always the same as on the page. */
export const FaqStructuredData = memo(function FaqStructuredData({
  entries,
}: {
  entries: readonly DisplayedFaq[]
}): ReactNode {
  // An answer with a "<" in it must not be able to close the script element.
  const json = JSON.stringify(faqPage(entries)).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
})

/** Questions and answers, with the same text as on the page. */
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
