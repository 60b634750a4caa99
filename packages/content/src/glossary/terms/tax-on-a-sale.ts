import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { commercialLife, residentialLife, unrecapturedSection1250Rate } from '@dst/domain/parameters'
import { exampleSale, exampleTax } from '../../answers/example-sale.ts'
import { figures } from '../../figures/figures.ts'
import type { GlossaryTerm } from '../glossary-term.ts'

const { adjustedBasis, depreciation, gain } = exampleTax
const price = formatUsd(exampleSale.price)
const land = { price: 1_000_000, basis: 400_000, firstPayment: 100_000 }
const profitShare = (land.price - land.basis) / land.price
const loss = 50_000

/** What is taxed when property is sold, and at which rates. */
export const taxOnASale: readonly GlossaryTerm[] = [
  {
    id: 'capital-gain',
    term: 'Capital gain',
    forms: ['capital gain', 'long-term gain'],
    meaning: 'What you make on a sale: the price less selling costs and less your basis.',
    more: [
      `After more than a year of owning, federal law generally taxes it at lower rates than wages: nothing, a middle rate or ${figures.capitalGainsRate}, by your taxable income. The gain itself counts as income, so a large sale can lift its own top part into a higher rate. Gain that comes from depreciation has a rate of its own, and a state may add its tax.`,
    ],
    example: `A couple sells for ${price} with ${formatUsd(exampleSale.sellingCosts)} of costs. Their basis is ${formatUsd(adjustedBasis)}, so the gain is ${formatUsd(gain)}.`,
    notToConfuse: 'It is not the cash you take home. A loan that the sale pays off lowers the cash and not the gain.',
    sources: ['irc-1h', 'irc-1031'],
    reviewed: '2026-11-29',
  },
  {
    id: 'claw-back',
    term: 'Claw-back',
    forms: ['claw-back'],
    meaning: 'A state’s lasting claim on gain from property in the state that was exchanged for property elsewhere.',
    more: [
      'Most states let you defer as federal law does. Some keep track of the gain after you leave and tax it when the replacement is sold. California asks for Form FTB 3840 each year until then. Oregon and Massachusetts are others to ask about. If you later leave for a state without income tax, the claim of the first state generally stays.',
    ],
    notToConfuse: 'Money that a state holds back at the closing is another thing. That is a payment ahead of the tax.',
    sources: ['state-tax', 'state-claims'],
    reviewed: '2026-11-29',
  },
  {
    id: 'cost-segregation',
    term: 'Cost segregation',
    forms: ['cost segregation'],
    meaning: 'A study that splits a building into parts, so that some of them can be written off faster.',
    more: [
      'Carpets, cabinets or a parking lot may have shorter lives than the walls. Faster write-offs lower the tax of early years. At a sale, gain on some of these parts is generally taxed like wages. In an exchange it can be taxed even without any cash, if the new property has too few such parts. Ask your CPA, and ask a DST for its split.',
    ],
    notToConfuse: 'It does not add to what you can write off in all. It moves the deductions forward.',
    sources: ['irc-168', 'irc-1231'],
    reviewed: '2026-11-29',
  },
  {
    id: 'depreciation',
    term: 'Depreciation',
    forms: ['depreciation'],
    meaning: 'The part of a building’s cost that you may deduct each year, on paper, as it ages.',
    more: [
      `Rented homes are written off over ${residentialLife} years and other buildings generally over ${commercialLife}, in equal parts. Land is never written off. Each deduction lowers your basis (roughly, cost less depreciation) and so raises the gain at a sale. It does so even for years in which you forgot to claim it.`,
    ],
    example: `A duplex was bought for ${formatUsd(exampleSale.purchasePrice)}, land included, and rented out from 2009 on. Until the sale in June ${exampleSale.taxYear} its depreciation comes to ${formatUsd(depreciation)}.`,
    notToConfuse: 'It says nothing about the market. A building can gain value while it is written off.',
    sources: ['irc-168'],
    reviewed: '2026-11-29',
  },
  {
    id: 'depreciation-recapture',
    term: 'Depreciation recapture',
    forms: ['depreciation recapture'],
    meaning: `In everyday use, the tax on gain that comes from depreciation. For buildings the federal rate on it is at most ${figures.recaptureRate}.`,
    more: [
      'What you deducted over the years comes back at the sale. Up to that amount, gain on a building is taxed at a rate of its own. The rate is a ceiling: people with lower income may pay less. An exchange can defer this tax with the rest. Without gain there is nothing to recapture.',
    ],
    example: `Of a gain of ${formatUsd(gain)}, ${formatUsd(depreciation)} comes from depreciation. The federal tax on that part is at most ${formatUsd(depreciation * unrecapturedSection1250Rate)}.`,
    notToConfuse:
      'The tax code uses the word for something stricter: gain on equipment and the like, which is taxed like wages.',
    sources: ['irc-1h'],
    reviewed: '2026-11-29',
  },
  {
    id: 'home-exclusion',
    term: 'Home exclusion',
    forms: ['home exclusion'],
    meaning:
      'A rule that generally leaves gain on a main home untaxed up to a limit, if you owned it and lived in it long enough.',
    more: [
      'It is for the home that you live in, while an exchange is for property held for business or investment. A former home that you rent out may fall under both. Depreciation of the rented years is generally not excluded. A home that came to you through an exchange has a longer wait. Ask your CPA.',
    ],
    sources: ['irc-121'],
    reviewed: '2026-11-29',
  },
  {
    id: 'installment-sale',
    term: 'Installment sale',
    forms: ['installment sale'],
    meaning: 'A sale in which at least one payment comes after the year of the sale, so that the gain is spread.',
    more: [
      'The law taxes the same share of each payment of the price: the profit divided by the contract price. Interest on the note is taxed besides. Gain from some depreciation may be due in the first year. You also carry a risk that a paid seller does not have, because the buyer may stop paying.',
    ],
    example: `Land with a basis of ${formatUsd(land.basis)} sells for ${formatUsd(land.price)}, without a loan. The profit is ${percentOf(profitShare)} of the price. When ${formatUsd(land.firstPayment)} of the price is paid, ${formatUsd(land.firstPayment * profitShare)} of it is gain.`,
    notToConfuse: 'An exchange can defer the whole gain for longer. Here each payment brings its tax.',
    sources: ['irc-453'],
    reviewed: '2026-11-29',
  },
  {
    id: 'niit',
    term: 'Net investment income tax (NIIT)',
    forms: ['net investment income tax', 'NIIT'],
    meaning: `A federal tax of ${figures.netInvestmentIncomeRate} on income from investments of people above a certain total income.`,
    more: [
      'Rent and gain on rented property usually count. The tax falls on the smaller of two amounts: the investment income, or what your income has above the threshold. The thresholds do not move with prices, so more people reach them each year. Gain that an exchange defers does not count yet. Some full-time real estate owners may be outside the tax.',
    ],
    example: `A couple files jointly, with a gain of ${formatUsd(gain)} and ${formatUsd(exampleSale.otherTaxableIncome)} of other taxable income. This tax comes to ${formatUsd(exampleTax.netInvestmentIncomeTax)}.`,
    notToConfuse: 'It comes on top of the tax on the gain. It is not a part of the capital gain rate.',
    sources: ['irc-1411'],
    reviewed: '2026-11-29',
  },
  {
    id: 'suspended-loss',
    term: 'Suspended loss',
    forms: ['suspended losses', 'suspended loss', 'passive losses', 'passive loss'],
    meaning: 'A loss from rented property that you could not deduct in its year and carry forward.',
    more: [
      'Losses from renting are often limited to income of the same kind. What is left over waits. When you sell the whole property in a sale on which all gain is taxed, these losses generally become usable against any income. A full exchange is no such sale, so they stay locked. Large losses are a reason to compare a taxable sale.',
    ],
    example: `With ${formatUsd(loss)} of such losses, a taxable sale with a gain of ${formatUsd(gain)} adds ${formatUsd(gain - loss)} to income instead of the whole gain.`,
    notToConfuse:
      'A capital loss comes from selling below your basis (roughly, cost less depreciation). It follows other rules.',
    sources: ['irc-469'],
    reviewed: '2026-11-29',
  },
]
