import { basics } from './entries/basics'
import { benefits } from './entries/benefits'
import { eligibility } from './entries/eligibility'
import { investment } from './entries/investment'
import { management } from './entries/management'
import { process } from './entries/process'
import { risks } from './entries/risks'
import { sponsor } from './entries/sponsor'
import { tax } from './entries/tax'
import type { BuiltInFaq } from './faq-entry'

/** The 30 questions that the FAQ page holds when the server sends 8 or fewer, in page order. */
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
]
