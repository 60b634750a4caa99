import { percentOf } from '@dst/domain/calculator-explanation'
import { corporateTaxRate, unrecapturedSection1250Rate } from '@dst/domain/parameters'
import type { ExchangeNote } from './money.ts'

/** What the view of the tax of a sale explains. */
export interface ExchangeTax {
  /** What the estimate leaves out; those that come first for a retired couple are at the start. */
  readonly leavesOut: readonly ExchangeNote[]
  /** Why depreciation counts even if it was never claimed. */
  readonly depreciation: ExchangeNote
  /** Why old depreciation has to be typed. */
  readonly typedDepreciation: ExchangeNote
  readonly suspendedLosses: ExchangeNote
  readonly corporation: ExchangeNote
  readonly trust: ExchangeNote
  /** What the estimate itself rests on. */
  readonly method: ExchangeNote
}

const reviewed = '2026-11-25'

/** Explains the estimate of the tax of a sale: what it leaves out, and what it rests on. */
export const exchangeTax: ExchangeTax = {
  leavesOut: [
    {
      id: 'social-security',
      heading: 'Social Security',
      text: 'The gain counts as income of that year. It may make more of your benefits taxable.',
      sources: ['irc-86'],
      reviewed,
    },
    {
      id: 'medicare',
      heading: 'Medicare premiums two years later',
      text: 'Premiums depend on the income from two years earlier. One large gain may raise them for a year, and a sale by choice is usually no reason for an appeal.',
      sources: ['medicare-premiums'],
      reviewed: '2026-11-28',
    },
    {
      id: 'senior-deductions',
      heading: 'Deductions for people 65 and over',
      text: 'They may lower your tax. One of them shrinks as income grows, so that a gain may cost you a part of it.',
      sources: ['senior-deductions'],
      reviewed,
    },
    {
      id: 'dividends',
      heading: 'Qualified dividends and other gains',
      text: 'Your other income is taxed here at ordinary rates, including the part that generally has the lower rates for gains.',
      sources: ['irc-1h'],
      reviewed,
    },
    {
      id: 'section-1245',
      heading: 'Equipment and cost segregation',
      text: 'Gain on parts that were written off faster than the building is generally taxed as ordinary income, up to what was written off.',
      sources: ['irc-1231'],
      reviewed,
    },
    {
      id: 'section-1231',
      heading: 'Losses of the last five years',
      text: 'Earlier losses on business property may turn a part of the gain into ordinary income.',
      sources: ['irc-1231'],
      reviewed,
    },
    {
      id: 'business-income',
      heading: 'The deduction for business income',
      text: 'It is usually not given on the gain itself. A large gain may shrink the one on your other income.',
      sources: ['irc-199a'],
      reviewed,
    },
    {
      id: 'installments',
      heading: 'A sale paid over years',
      text: 'A buyer who pays over years may spread the tax over years, though generally not on what was written off faster than straight-line.',
      sources: ['irc-453'],
      reviewed,
    },
    {
      id: 'main-home',
      heading: 'A home that you lived in',
      text: 'A part of the gain may be free of tax if the property was your main home, under conditions. Generally not the part from depreciation, nor soon after an exchange.',
      sources: ['irc-121'],
      reviewed,
    },
    {
      id: 'local-tax',
      heading: 'Local and transfer taxes',
      text: 'Some cities and counties have taxes of their own. Those that you can choose under the state are counted; others come on top. Taxes on the transfer are selling costs.',
      sources: ['state-tax'],
      reviewed: '2026-11-29',
    },
  ],
  depreciation: {
    id: 'depreciation',
    heading: 'Why it counts',
    text: `Depreciation that you could have claimed lowers your basis (what tax law counts as your cost), whether you claimed it or not. For individuals, the gain that it creates on a building is generally taxed at up to ${percentOf(unrecapturedSection1250Rate)}.`,
    sources: ['irc-168', 'irc-1h'],
    reviewed,
  },
  typedDepreciation: {
    id: 'typed-depreciation',
    heading: 'Why we ask for it',
    text: 'Older buildings were written off over other periods. Property from an exchange generally goes on with the basis (what tax law counts as your cost) and the schedule of the one before it, and the old depreciation stays taxable as such (section 1250). Only your records have these figures: see Form 4562, or ask your CPA.',
    sources: ['irc-168', 'irc-1031'],
    reviewed: '2026-11-26',
  },
  suspendedLosses: {
    id: 'suspended-losses',
    heading: 'Losses that a sale sets free',
    text: 'A taxable sale of your whole interest to an unrelated buyer generally sets free the passive losses of earlier years. An exchange generally does not: there, losses of the property may offset what boot (value that is not like-kind property) makes taxable, and no more. With grouped properties it depends on the group.',
    sources: ['irc-469'],
    reviewed: '2026-11-26',
  },
  corporation: {
    id: 'corporation',
    heading: 'A C corporation',
    text: `It pays ${percentOf(corporateTaxRate)} federal tax on all of its gain, whatever its kind. Our state rates are those for individuals: what a state takes from a corporation is not included until you enter the rate. What its owners pay on dividends comes later.`,
    sources: ['irc-11', 'state-tax'],
    reviewed: '2026-11-28',
  },
  trust: {
    id: 'trust',
    heading: 'A trust or an estate',
    text: 'It has narrow brackets of its own, and may pass the gain on to its beneficiaries. So we do not compute its tax. A living trust that you can revoke usually files as you do: then choose "A person".',
    sources: ['reg-7701-3'],
    reviewed,
  },
  method: {
    id: 'method',
    heading: 'What the estimate rests on',
    text: 'It is what the sale adds to the taxes of its year: the tax with the sale less the tax without it, by the Schedule D Tax Worksheet, Form 6251 and section 1411.',
    sources: ['irc-1h', 'irc-55', 'irc-1411', 'irc-168'],
    reviewed,
  },
}
