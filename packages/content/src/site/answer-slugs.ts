/** The answers, each by the last part of its address, which is the same in every language. */
export const answerSlugs = [
  'sell-or-exchange',
  'tax-on-sale',
  '2025-law',
  'step-up-heirs',
  'deferred-sales-trust',
  'opportunity-zones',
  'vacation-or-former-home',
  'foreign-owner',
  'exchange-step-by-step',
  'choose-intermediary',
  'deadlines',
  'identify',
  'boot',
  'replace-debt',
  'year-end',
  'cost-segregation',
  'sale-closed',
  'what-is-a-dst',
  'dst-costs',
  'dst-exits',
  'what-went-wrong',
  'who-may-invest',
  'read-the-memorandum',
  'look-up',
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
