import type { Section } from '../blocks/index.ts'
import { exchangeAfter } from './after.ts'
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
  readonly after: PacketAfter
  /** A page each. */
  readonly questions: readonly PacketQuestions[]
  /** What is left to ask once the exchange is over. */
  readonly questionsAfter: PacketQuestions
  /** For the offerings compared, where they are a part of it. */
  readonly offerings: ExchangeOfferings
}

/** What the packet says about the time after the closing, beside its figures. */
export interface PacketAfter {
  /** About the worksheet of Form 8824. */
  readonly form: readonly ExchangeNote[]
  /** About money that comes back in a later year. */
  readonly laterMoney: readonly ExchangeNote[]
  readonly writeOff: readonly ExchangeNote[]
  readonly leavesOut: Section
}

/** The notes and the four lists of questions that a printed packet for advisers holds. */
export const exchangePacket: ExchangePacket = {
  dateNotes: datesNotes.sections.filter(({ id }) => id !== 'reverse' && id !== 'disaster'),
  leavesOut: exchangeTax.leavesOut,
  bootNotes: [exchangeMoney.replace],
  listNotes: listNotes.sections.filter(({ id }) => id === 'three-rules' || id === 'signed-and-sent'),
  after: {
    form: [
      ...exchangeAfter.form.filter(({ id }) => ['several', 'costs', 'value-received'].includes(id)),
      ...exchangeAfter.basis.filter(({ id }) => id === 'line-25a'),
    ],
    laterMoney: exchangeAfter.laterMoney,
    writeOff: exchangeAfter.writeOff.filter(({ id }) =>
      ['goes-on', 'election', 'sum', 'one-into-several'].includes(id),
    ),
    leavesOut: exchangeAfter.leavesOut,
  },
  questions: [cpaQuestions, intermediaryQuestions, adviserQuestions, sponsorQuestions],
  questionsAfter: cpaQuestionsAfter,
  offerings: exchangeOfferings,
}
