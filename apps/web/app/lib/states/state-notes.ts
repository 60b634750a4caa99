import type { StateFigures } from '@dst/domain/parameters/states'

type StateCode = StateFigures['code']

/** What is to be said of one state that its figures don't hold. */
export interface StateNotes {
  /** In place of the sentence for states without an income tax. */
  readonly noTax?: string
  readonly special?: readonly string[]
  readonly local?: readonly string[]
  readonly exchange?: readonly string[]
  readonly elsewhere?: readonly string[]
  readonly leftOut?: readonly string[]
}

/** The notes of a state; empty for most. */
export function notesOf(code: StateCode): StateNotes {
  return notes[code] ?? {}
}

const ownReturns =
  'Married couples who each report their own income on one return. Here a couple counts as ' +
  'one, which can make the tax too high.'
const minimumTax =
  'The state’s alternative minimum tax. With standard deductions it added nothing in the cases that were checked.'
const oldLosses =
  'Losses of earlier years on rentals, which the state may not have allowed. Here they count as in federal tax.'
const occupational = 'Occupational taxes of cities and counties usually fall on pay, and not on a gain.'

const notes: Partial<Record<StateCode, StateNotes>> = {
  AL: { local: [occupational] },
  AR: { leftOut: [ownReturns] },
  CA: { leftOut: [minimumTax] },
  CO: {
    special: ['The rate can be lowered for a year in which the state has to refund revenue.'],
    leftOut: [minimumTax],
  },
  CT: { leftOut: [minimumTax] },
  DE: { local: ['Wilmington’s tax usually falls on pay, and not on a gain.'], leftOut: [ownReturns] },
  DC: {
    elsewhere: [
      'The District’s franchise tax on unincorporated business can reach rents and gains of ' +
        'people who live elsewhere. It is not computed here: ask your CPA.',
    ],
    leftOut: [ownReturns, 'The franchise tax on unincorporated business.'],
  },
  IN: {
    local: ['The county where you live on January 1 usually taxes you for the whole year.'],
    elsewhere: [
      'Sources disagree on whether Indiana and some other states still give the credit the ' +
        'other way around. Here it is given at home, as usual: ask your CPA.',
    ],
  },
  IA: {
    local: [
      'A school district where you live can add a surtax, a share of the state’s tax. Its rate is not in this table.',
    ],
  },
  KY: { local: [occupational], leftOut: [ownReturns] },
  MD: { leftOut: ['Property that the state’s tax on gains leaves out: which property that is was not read.'] },
  MI: { local: ['People who live elsewhere usually pay half of a city’s rate on gain from property there.'] },
  MN: {
    special: [
      'The gain of a real-estate professional is usually no investment income, so the extra tax does not reach it.',
    ],
    leftOut: [minimumTax, 'Farm land, some of which the tax on investment income leaves out.'],
  },
  MS: { leftOut: [ownReturns] },
  MO: { local: ['The earnings taxes of St. Louis and Kansas City usually fall on pay, and not on a gain.'] },
  NJ: { leftOut: [oldLosses] },
  NM: { special: ['A larger share is left out of a gain from the sale of a business, which is not computed here.'] },
  OH: {
    special: [
      'If your rental counts as a business, the tax may be much lower. Whether it does is a question for your CPA.',
    ],
    local: [
      'School districts with a traditional tax base tax a gain of people who live there. Their ' +
        'rates are not in this table.',
      'City income taxes usually fall on pay and business profit, and not on a gain.',
    ],
    leftOut: [
      'Income of a business, which has a deduction and a rate of its own.',
      'The credit for couples who file jointly.',
      'A deduction for some gains on a business that exists from 2026.',
    ],
  },
  OR: { leftOut: ['The kicker, a refund that the state gives in some years.'] },
  PA: {
    local: ['Local earned income taxes, Philadelphia’s among them, usually fall on pay, and not on a gain.'],
    exchange: [
      'Pennsylvania follows section 1031 since 2023. An exchange before that was taxed, so ' +
        'your basis here may be higher.',
    ],
    leftOut: [oldLosses, 'A basis that differs from the federal one, as after an exchange before 2023.'],
  },
  WA: {
    noTax:
      'Washington takes no income tax of a gain on real property: its excise on capital gains leaves real estate out.',
    leftOut: [
      'The excise on the sale itself, which rises with the price. It is one of the selling costs.',
      'A tax on high incomes that is reported to begin in a later year.',
    ],
  },
}
