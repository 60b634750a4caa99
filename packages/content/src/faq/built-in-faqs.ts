import { basics } from './entries/basics.ts'
import { benefits } from './entries/benefits.ts'
import { eligibility } from './entries/eligibility.ts'
import { investment } from './entries/investment.ts'
import { management } from './entries/management.ts'
import { process } from './entries/process.ts'
import { risks } from './entries/risks.ts'
import { sponsor } from './entries/sponsor.ts'
import { tax } from './entries/tax.ts'
import type { BuiltInFaq } from './entries/faq-entry.ts'

/** The questions that the FAQ page shows when the server sends too few, in page order. */
export const builtInFaqs: readonly BuiltInFaq[] = [
  ...basics,
  ...tax,
  ...benefits,
  ...eligibility,
  ...investment,
  ...risks,
  ...management,
  ...sponsor,
  ...process,
].map((entry, index) => ({ ...entry, order: index + 1 }))

/** The address of one question. */
export function faqPath({ slug }: Pick<BuiltInFaq, 'slug'>): `/faq/${string}` {
  return `/faq/${slug}`
}
