import { figures } from '../figures/figures.ts'
import type { Reviewed } from '../sources/index.ts'

/** Questions for one of the people around an exchange, with room for the answers. */
export interface PacketQuestions extends Reviewed {
  readonly id: string
  readonly heading: string
  /** Whom they are for, and what they are about. */
  readonly intro: string
  readonly questions: readonly string[]
}

const reviewed = '2026-11-25'

export const cpaQuestions: PacketQuestions = {
  id: 'cpa',
  heading: 'Questions for your CPA',
  intro:
    'For the person who prepares the return for the year of the sale. The money page has a column for their figures.',
  questions: [
    'Where is our estimate wrong for me? What is your figure for the tax of the whole sale, and which lines make the difference?',
    'How much depreciation could I have claimed up to the sale, claimed or not? Was any of it faster than straight line, or on equipment (section 1245)?',
    'Do I have passive losses of this property, losses carried over, or losses on business property in the last five years (section 1231)? What does a sale do with them, and what an exchange?',
    'What may the gain do to the rest of that year: the net investment income tax, the minimum tax, tax on Social Security, Medicare premiums two years later, estimated payments?',
    `Does my return need an extension, so that all of the ${figures.exchangeDays} days count? What must be paid by the first due date all the same?`,
    'Which states tax the sale, or may keep a claim after an exchange? Which forms are due before the closing, and which every year?',
  ],
  sources: [
    'irc-168',
    'irc-1231',
    'irc-469',
    'irc-1411',
    'irc-55',
    'irc-86',
    'medicare-premiums',
    'return-due-dates',
    'state-claims',
  ],
  reviewed: '2026-11-28',
}

/** The same once the exchange is over. */
export const cpaQuestionsAfter: PacketQuestions = {
  ...cpaQuestions,
  id: 'cpa-after',
  intro:
    'For the person who prepares the return for the year of the sale. The money page and the worksheets have a column for their figures.',
  questions: [
    ...cpaQuestions.questions.slice(0, 3),
    'Is the worksheet in this packet right, line by line? On which return does its form go, and in which year is what was not replaced taxed?',
    'Is the basis of each new property right, with its land and its building? Does the old part go on, or should all of it count as bought new?',
    'Which states taxed the sale, or may keep a claim after the exchange? Which forms are due every year?',
  ],
  sources: [...cpaQuestions.sources, 'form-8824', 'irc-453', 'irc-1031', 'reg-168i-6'],
  reviewed: '2026-11-29',
}

export const intermediaryQuestions: PacketQuestions = {
  id: 'intermediary',
  heading: 'Questions for your intermediary',
  intro: 'For the qualified intermediary (QI), before you sign. No federal agency licenses or supervises one.',
  questions: [
    'Where is my money kept: in a qualified escrow or trust account, apart from that of others? Who has to sign before it moves? Who gets the interest?',
    'Which fidelity bond (insurance against theft) and which liability insurance do you have, for how much per client? May I see them?',
    'Have you, your firm or anyone related to you worked for me in the last two years? Does anything in Regulation 1.1031(k)-1(k) disqualify you?',
    'Who makes sure that the agreement is signed, the sale contract assigned, and everybody told in writing, all before the closing?',
    `In what form, to which address and until which hour do you take my list on day ${figures.identificationDays}? Do I get a receipt? As how many do you count a trust with several buildings?`,
    'Which last days do you have for me, and what do you need from me to count an extension of my return? When, and in which cases, can money come back to me?',
  ],
  sources: ['reg-1031k', 'reg-1031k-g6', 'intermediary-practice', 'rev-proc-2010-14'],
  reviewed,
}

export const adviserQuestions: PacketQuestions = {
  id: 'adviser',
  heading: 'Questions for your adviser',
  intro: 'For whoever recommends a DST (Delaware statutory trust) or another property.',
  questions: [
    'How are you paid, by whom, and how many dollars is that of what I put in? What would you be paid if I paid the tax, or bought a building?',
    'With whom are you registered? May I have your Form CRS or Form ADV, and what does it say about complaints and conflicts of interest?',
    'What do you make of the verdict in this packet? Which of its assumptions would you change, and why?',
    'How much of what I own would depend on one trust, one sponsor, one kind of building? Where would cash come from if I needed it?',
    'Which other offerings did you look at, and why did you leave them out? What did you check about this sponsor yourself?',
    'Which of the offerings that you recommended did worst? What happened, and what did it cost the investors?',
  ],
  sources: ['dst-terms', 'dst-risks'],
  reviewed,
}

export const sponsorQuestions: PacketQuestions = {
  id: 'sponsor',
  heading: 'Questions for the sponsor',
  intro: 'For whoever set up the DST. Ask for the page of the private placement memorandum (PPM) with each answer.',
  questions: [
    'Of each dollar that I put in, how much buys property? How much goes to commissions, fees and reserves? What did you pay for the property, and what do we pay?',
    'How large is the loan, at what rate, fixed or floating, and when is it due? What happens if it comes due in a bad year?',
    'Which rents, vacancy and repairs does the planned distribution assume? How much of it may come out of reserves? Who is the tenant, and is it related to you?',
    'How did all of your earlier programs end, planned against paid? Which of them cut or stopped distributions, or lost money?',
    'Who decides on the sale, and when? Can I be made to take units of a partnership instead (section 721)? What if the trust has to become an LLC?',
    'How firm is the tax opinion that an interest counts as real property (Revenue Ruling 2004-86)? How many properties is it on my list, how do I name my interest, and how soon can it close?',
  ],
  sources: ['rev-rul-2004-86', 'reg-1031k', 'irc-721', 'dst-terms', 'dst-risks'],
  reviewed,
}
