import type { Section } from '../blocks/index.ts'
import { datesNotes } from './dates.ts'
import { listNotes } from './list.ts'
import { exchangeMoney, type ExchangeNote } from './money.ts'
import { exchangeOfferings, type ExchangeOfferings } from './offerings.ts'
import {
  adviserQuestions,
  cpaQuestions,
  cpaQuestionsAfter,
  intermediaryQuestions,
  sponsorQuestions,
  type PacketQuestions,
} from './packet-questions.ts'
import { exchangeTax } from './tax.ts'

/** What the packet says besides the figures of a file. */
export interface ExchangePacket {
  /** Notes on the dates; the packet shows those that hold. */
  readonly dateNotes: readonly Section[]
  /** What the estimate of the tax leaves out. */
  readonly leavesOut: readonly ExchangeNote[]
  readonly bootNotes: readonly Section[]
  readonly listNotes: readonly Section[]
  /** A page each. */
  readonly questions: readonly PacketQuestions[]
  /** What is left to ask once the exchange is over. */
  readonly questionsAfter: PacketQuestions
  /** For the offerings compared, where they are a part of it. */
  readonly offerings: ExchangeOfferings
}

/** The notes and the four lists of questions that a printed packet for advisers holds. */
export const exchangePacket: ExchangePacket = {
  dateNotes: datesNotes.sections.filter(({ id }) => id !== 'reverse' && id !== 'disaster'),
  leavesOut: exchangeTax.leavesOut,
  bootNotes: [exchangeMoney.replace],
  listNotes: listNotes.sections.filter(({ id }) => id === 'three-rules' || id === 'signed-and-sent'),
  questions: [cpaQuestions, intermediaryQuestions, adviserQuestions, sponsorQuestions],
  questionsAfter: cpaQuestionsAfter,
  offerings: exchangeOfferings,
}
