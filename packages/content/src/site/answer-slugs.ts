/** The answers, each by the last part of its address, which is the same in every language. */
export const answerSlugs = [
  'sell-or-exchange',
  'tax-on-sale',
  '2025-law',
  'step-up-heirs',
  'installment-sale',
  'deferred-sales-trust',
  'passive-losses',
  'partners-llc',
  'state-tax',
  'opportunity-zones',
  'vacation-or-former-home',
  'foreign-owner',
  'exchange-step-by-step',
  'choose-intermediary',
  'money-locked',
  'deadlines',
  'identify',
  'boot',
  'replace-debt',
  'buy-first-or-build',
  'related-parties',
  'year-end',
  'who-signs',
  'cost-segregation',
  'sale-closed',
  'what-is-a-dst',
  'seven-limits',
  'dst-costs',
  'dst-721',
  'dst-exits',
  'what-went-wrong',
  'who-may-invest',
  'how-it-is-sold',
  'read-the-memorandum',
  'look-up',
  'dst-or-other',
  'after-closing-papers',
  'form-8824',
  'next-exchange',
  'inherited',
  'high-loan',
] as const

/** The last part of an answer's address. */
export type AnswerSlug = (typeof answerSlugs)[number]

/** The address of an answer. */
export type AnswerPath = `/answers/${AnswerSlug}`

/** The address of an answer by its slug. */
export function answerPath<Slug extends AnswerSlug>(slug: Slug): `/answers/${Slug}` {
  return `/answers/${slug}`
}
