import type { Reviewed } from '../sources/index.ts'
import type { ExchangeNote } from './money.ts'
import type { PacketQuestions } from './packet-questions.ts'

/** What the comparison of offerings says besides its figures. */
export interface ExchangeOfferings {
  /** Stands above the first figure, wherever there are any. */
  readonly statement: ExchangeNote
  readonly leftOut: ExchangeNote
  readonly checklist: ReadingList
  /** For the sponsor and for the adviser. */
  readonly questions: readonly PacketQuestions[]
}

/** What to read before signing, with room to write beside each. */
export interface ReadingList extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly intro: string
  readonly items: readonly ReadingItem[]
}

/** A part of the papers, and what to look for in it. */
export interface ReadingItem {
  readonly what: string
  readonly look: string
}

const reviewed = '2026-11-29'

/** The statement and the list of what is left out are the operator's own words; the lists are what offerings disclose. */
export const exchangeOfferings: ExchangeOfferings = {
  statement: {
    id: 'whose-figures',
    heading: 'Whose figures these are',
    text:
      'These are your figures and our arithmetic. Hypothetical: results change with every assumption and none is a ' +
      'forecast. We list no offerings, compare only what you typed, and don’t say which is better. The order is the ' +
      'order in which you entered them. Other offerings, or none, may suit you better. Ask an adviser who is bound to ' +
      'act for you.',
    sources: ['marketing-rule', 'site-practice'],
    reviewed,
  },
  leftOut: {
    id: 'left-out-of-it',
    heading: 'What is left out',
    text:
      'Not in it: your taxes (see Compare and After), the return of reserves at the end, growth of rents, rate changes ' +
      'of a floating loan, fees shared with your adviser, the chance that any of this happens. The figures are those ' +
      'of the memorandum as you typed them; we haven’t read it.',
    sources: ['site-practice'],
    reviewed,
  },
  checklist: {
    id: 'to-read',
    heading: 'What to read before you sign',
    intro: 'In the private placement memorandum (PPM) and its exhibits. Ask for what is missing.',
    items: [
      { what: 'Use of proceeds', look: 'Where each dollar goes, and whether it agrees with sources and uses.' },
      {
        what: 'Fees over the whole life',
        look: 'For selling, buying, borrowing, managing and selling again. Who gets each of them?',
      },
      {
        what: 'Loan papers',
        look:
          'When it is due, the interest-only years, cash sweeps, other property that is pledged, the price of paying ' +
          'early, and the cap of a floating rate.',
      },
      {
        what: 'Master lease',
        look: 'Who the tenant is, what it has to pay, how much capital it has, and what follows if it can’t pay.',
      },
      { what: 'Leases', look: 'How long they run, how many end at once, the credit of tenants, and their options.' },
      { what: 'Appraisal', look: 'Who ordered it, its day, and whether it takes the property as it is or as planned.' },
      { what: 'Reports and insurance', look: 'The state of the building, the soil, and what is not insured.' },
      {
        what: 'Tax opinion',
        look: 'Who gives it, “should” or “more likely than not”, and what it says of reserves and furniture.',
      },
      {
        what: 'Trust agreement',
        look: 'What the trustee may do, and when the trust becomes an LLC (limited liability company).',
      },
      { what: 'Exit', look: 'A sale, or units of a partnership (section 721): at whose option, and at what price?' },
      { what: 'Record of the sponsor', look: 'All of its programs, not a choice of them.' },
      { what: 'Conflicts of interest', look: 'Who is on both sides, and who is paid by whom.' },
      {
        what: 'Transfers',
        look: 'Whether you may sell, give or leave your interest to somebody, and who has to agree.',
      },
      { what: 'Suits and filings', look: 'Suits against the sponsor, and the notice of the offering in your state.' },
    ],
    sources: ['rev-rul-2004-86', 'irc-721', 'rule-506', 'dst-terms', 'dst-risks'],
    reviewed,
  },
  questions: [
    {
      id: 'ask-sponsor',
      heading: 'Ask the sponsor',
      intro: 'Ask for the page of the memorandum with each answer.',
      questions: [
        'Why do investors pay another price than the appraisal says?',
        'What do distributions assume in year 1, and in year 5? For how many months would reserves last?',
        'What did you do when a loan fell due in a bad market?',
        'Which of your programs cut distributions, or lost money of investors?',
        'Who is paid if the property is sold, and who is if it isn’t?',
        'Which part of my price is real property by your tax letter, and when does that letter come?',
        'In which states do I have to file a return?',
        'What is my share of the loan in dollars on my closing day?',
      ],
      sources: ['rev-rul-2004-86', 'dst-terms', 'dst-risks'],
      reviewed,
    },
    {
      id: 'ask-adviser',
      heading: 'Ask the adviser',
      intro: 'For whoever brings you one of these.',
      questions: [
        'How are you paid for each of these, and by whom?',
        'Would you hold it for a client like me who has nothing to exchange?',
        'What would make you say no?',
      ],
      sources: ['marketing-rule', 'dst-terms'],
      reviewed,
    },
  ],
}
