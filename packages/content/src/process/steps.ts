import type { DayMarks } from '../blocks/index.ts'
import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'

/** A part of a step. */
export interface SubStep {
  readonly heading: string
  readonly text: string
}

/** One of the three steps of the process page. */
export interface ProcessStep extends Reviewed {
  readonly number: '01' | '02' | '03'
  readonly heading: string
  readonly text: string
  readonly duration: string
  /** The deadlines that fall into this step. */
  readonly deadlines?: DayMarks
  readonly subSteps: readonly SubStep[]
  /** What this step does not do. */
  readonly limit: string
}

/** From a profile to ownership. */
export const processSteps: readonly ProcessStep[] = [
  {
    number: '01',
    heading: 'Complete investor profile',
    text: `Create an account, confirm your email and answer a ${figures.questionnaireSteps}-step questionnaire about your sale, your goals and your experience.`,
    duration: `${figures.questionnaireMinutesInShort} minutes`,
    subSteps: [
      {
        heading: 'Create your account',
        text: 'Sign up with an email address or with Google, and confirm the address.',
      },
      {
        heading: `Answer ${figures.questionnaireSteps} short steps`,
        text: 'Qualification, goals, property preferences, exchange experience and a confirmation that your answers are true.',
      },
      {
        heading: 'See your score and tier',
        text: 'You see your score out of 100 and your tier. They rank how ready you seem for a call.',
      },
    ],
    limit:
      'You state your own accredited status. The score is not advice and does not say that an investment suits you.',
    sources: ['site-practice', 'rule-501'],
    reviewed: '2026-11-24',
  },
  {
    number: '02',
    heading: 'Connect with the RIA partner',
    text: `If your tier is gold or silver you can ask for a call with our partner Registered Investment Advisor (RIA). The partner’s stated time for a first contact is ${figures.contactHours} hours, counted from the moment your request has reached it.`,
    duration: `Up to ${figures.contactHours} hours once your request has reached the partner`,
    subSteps: [
      {
        heading: 'Agree to share your details',
        text: 'Unless you tick the box, nothing goes to the partner and nobody calls.',
      },
      { heading: 'Choose how and when', text: 'Phone, email or text, at a time of day that you pick.' },
      {
        heading: 'Talk it through',
        text: 'The advisor asks about your case, explains its own fees and duties, and may show you offerings.',
      },
    ],
    limit:
      'The partner pays us marketing fees and a fee for each lead, which is a conflict of interest. You are free to say no, and to ask other advisors.',
    sources: ['site-practice', 'marketing-rule'],
    reviewed: '2026-11-24',
  },
  {
    number: '03',
    heading: 'Execute the 1031 exchange',
    text: 'You work with your qualified intermediary, your CPA and the advisor. We take no part in the exchange and hold no funds.',
    duration: `${figures.identificationDays} days to identify, ${figures.exchangeDays} days or less to close`,
    deadlines: {
      summary: `Day 0: your sale closes. Day ${figures.identificationDays}: the last day to identify. Day ${figures.exchangeDays}, or earlier if your return is due first: the last day to close.`,
      points: [
        { day: 0, label: 'Day 0', detail: 'Your sale closes' },
        {
          day: figures.identificationDays,
          label: `Day ${figures.identificationDays}`,
          detail: 'Last day to identify',
        },
        { day: figures.exchangeDays, label: `Day ${figures.exchangeDays}`, detail: 'Last day to close, or earlier' },
      ],
    },
    subSteps: [
      {
        heading: 'Property sale and identification',
        text: `Sign with a qualified intermediary before your sale closes. Name replacement property in writing by day ${figures.identificationDays}. From the closing on, the intermediary generally cannot give you the money before day ${figures.identificationDays} is over, or before the exchange ends if you named property (Treasury Regulation 1.1031(k)-1(g)(6)).`,
      },
      {
        heading: 'Due diligence and documentation',
        text: `Read the offering document with your CPA and attorney: fees, risks, conflicts, the loan and the leases. If the offering asks for proof that you are accredited, allow ${figures.verificationDays} business days.`,
      },
      {
        heading: 'Closing and passive ownership',
        text: `The intermediary pays by day ${figures.exchangeDays}, or by the due date of your return if that is earlier. Closing is often quoted as ${figures.closingDays} days. Plan to hold for ${figures.longerHold} years; the sponsor decides when to sell.`,
      },
    ],
    limit: 'Tax may be deferred only if every rule is met. Distributions are not guaranteed, and you can lose money.',
    sources: ['irc-1031', 'reg-1031k', 'reg-1031k-g6', 'rule-506', 'dst-terms', 'dst-risks'],
    reviewed: '2026-11-28',
  },
]
