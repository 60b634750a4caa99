import { describe, expect, test } from 'vitest'
import { pageMeta, unlistedPageMeta } from './page-meta.ts'
import { faqPage } from '~/features/faq/faq-structured-data.tsx'

const words = { title: 'Learn', description: 'What a trust is.' }

describe('the head of a page', () => {
  test('gives a public page one canonical address, also under a second one', () => {
    const canonical = pageMeta({ ...words, path: '/terms' }).filter((tag) => 'rel' in tag)
    expect(canonical).toEqual([{ tagName: 'link', rel: 'canonical', href: 'https://www.example.com/terms' }])
  })

  test('says where a page stands below the home page, which stands below none', () => {
    const kinds = (path: '/' | '/learn') =>
      pageMeta({ ...words, path }).flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']['@type']] : []))
    expect([kinds('/'), kinds('/learn')]).toEqual([[], ['BreadcrumbList']])
  })

  test('keeps an unlisted page out of search results, without an address or a preview', () => {
    expect(unlistedPageMeta(words)).toEqual([
      { title: 'Learn | DST Investing' },
      { name: 'description', content: 'What a trust is.' },
      { name: 'robots', content: 'noindex' },
    ])
  })
})

test('structured questions carry the words of the page', () => {
  expect(faqPage([{ question: 'What is boot?', answer: 'Cash.\n\nOr debt.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'What is boot?', acceptedAnswer: { '@type': 'Answer', text: 'Cash.\n\nOr debt.' } },
    ],
  })
})
