import { expect, test } from 'vitest'
import { typedNumbers } from './testing/typed-numbers.ts'

/** A module of content with texts as they once stood on the page about a high loan. */
const oldPage = `
  export const highLoan = {
    id: 'why-2-matters',
    table: {
      kind: 'table',
      caption: 'A sale for $2,000,000 with a $1,500,000 mortgage and a gain of $1,205,128',
      rows: [{ heading: 'DST without a loan: $500,000 cash', cells: ['$1,500,000', '$1,205,128'] }],
    },
    text: 'Some DSTs carry loans of 75% to 85% of the property’s value.',
    limits: \`Within the \${figures.identificationDays} and 180 days.\`,
    sources: ['rev-rul-2004-86'],
    reviewed: '2026-11-28',
  }
`

test('amounts, shares and days that are typed are found, each with its text', () => {
  expect(typedNumbers(oldPage)).toEqual([
    'A sale for $2,000,000 with a $1,500,000 mortgage and a gain of $1,205,128',
    'DST without a loan: $500,000 cash',
    '$1,500,000',
    '$1,205,128',
    'Some DSTs carry loans of 75% to 85% of the property’s value.',
    ' and 180 days.',
  ])
})

test.each([
  'The form had 3 copies in 2026.',
  'Section 1031 gives 45 days.',
  'Form 8824 asks for 2 dates.',
  'Line 25 is $199,273.',
  'Rule 506(c) and 35 others.',
])('a number beside a name is still found: %s', (text) => {
  expect(typedNumbers(`export const page = { text: '${text}' }`)).toEqual([text])
})

test.each([
  'Sold in June 2026, closed on September 15, 2026, and read again in 2027.',
  'A 1031 exchange, a 721 exit, and sections 1245 and 1250.',
  'Internal Revenue Code section 453(d), section 1031(a)(3) and section 168(k).',
  'Form 8824, line 25, with Schedule 1 and Part 3.',
  'A Schedule K-1 or a substitute Form 1099, and Form FTB 3840.',
  'SEC Rule 506(c), Notice 2026-11 and Revenue Ruling 2004-86.',
  'Treasury Regulation 1.1031(k)-1(g)(6), Reg. 1.168(i)-6.',
  '26 U.S.C. 1031, 580 F.3d 1038 and 412 B.R. 800.',
  'Dobrich v. Commissioner, T.C. Memo. 1997-477.',
  'Zazzali v. Goldsmith, No. 12-06056.',
  'A Series 65 license.',
])('a name is no typed number: %s', (text) => {
  expect(typedNumbers(`export const page = { text: '${text}' }`)).toEqual([])
})

test('computed numbers, ids, addresses, sources and code are left alone', () => {
  const source = `
    import { figures } from '../v2/figures.ts'
    const kept = 100_000
    export const page = {
      slug: '2025-law',
      to: '/faq#question=7',
      searchWords: ['200% rule'],
      sources: ['irc-1031'],
      reviewed: '2026-11-29',
      text: \`Keep \${formatUsd(kept)} until day \${figures.identificationDays}.\`,
    }
  `
  expect(typedNumbers(source)).toEqual([])
})
