import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import {
  capitalGainsRate,
  longTermGainRates,
  netInvestmentIncomeThreshold,
  stateGainRates,
  taxYear2026,
  unrecapturedSection1250Rate,
} from '@dst/domain/parameters'
import { estimateTax } from '@dst/domain/tax-estimate'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleSale, exampleTax, exampleTaxFacts } from '../example-sale.ts'

const higherIncome = 250_000
const carriedLosses = 200_000
const highestStateRate = Math.max(...Object.values(stateGainRates))

const cases = [
  { heading: 'The couple', tax: exampleTax },
  {
    heading: `Income of ${formatUsd(higherIncome)}`,
    tax: estimateTax({ ...exampleSale, otherTaxableIncome: higherIncome }),
  },
  {
    heading: `${formatUsd(carriedLosses)} of losses`,
    tax: estimateTax({ ...exampleSale, capitalLossCarryover: carriedLosses }),
  },
].map(({ heading, tax }) => {
  const onTheRest = longTermGainRates.middle * tax.taxedAt15 + longTermGainRates.top * tax.taxedAt20
  return { heading, tax, onTheRest, onDepreciation: tax.federalTax - onTheRest }
})
const ruleOfThumb =
  unrecapturedSection1250Rate * exampleTax.unrecapturedGain +
  capitalGainsRate * (exampleTax.gain - exampleTax.unrecapturedGain)

/** The layers of tax on a plain sale. */
export const taxOnSale: AnswerPage = {
  slug: 'tax-on-sale',
  question: 'What tax would I owe if I simply sell?',
  answer: [
    `Up to four layers: capital gain tax by income, up to ${figures.recaptureRate} on depreciation, ${figures.netInvestmentIncomeRate} for higher incomes, and state tax.`,
    'Your own figure can be far below a rule of thumb, or above it.',
  ],
  searchWords: [
    'how much will the IRS take',
    'capital gains on rental house',
    'recapture',
    'selling my duplex',
    'what do I owe Uncle Sam',
    'capital gains calculator',
    'NIIT surtax',
    'taxes when I sell investment property',
    'do I pay tax on the whole price',
    'estimate my tax bill',
    'profit on a rental',
    'long-term capital gains',
    'how bad is the tax hit',
    'roughly what is left for me',
    'what percentage do the feds want',
    'net in my pocket after taxes',
    'bought it decades ago',
    'worth a million now',
    'Medicare premiums go up',
    'IRMAA',
    'will it make my Social Security taxable',
    'pay back what I depreciated, or never claimed',
    'wrote off the building for years',
    'quarterly payments and penalty',
    'what slice does the government take',
    'does a new roof or remodel reduce it',
    'single since my divorce',
    'do seniors pay capital gains',
    'tax bite on raw land, condo or strip mall',
    'is it on what I got in hand',
  ],
  tool: { label: 'Estimate the tax of your own sale', to: '/exchange/money' },
  why: [
    {
      id: 'the-gain',
      heading: 'First the gain, not the cash',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The gain is the price, less the costs of selling, less your basis (what tax law counts as your cost). Basis is what you paid, plus improvements, less depreciation. Depreciation counts whether you claimed it or not.',
        },
        {
          kind: 'paragraph',
          text: 'Your loan plays no part in this. Two owners with the same gain and income owe the same tax, even if one of them has to hand most of the price to the bank. An earlier exchange makes the basis lower still, because the gain put off then is waiting in it.',
        },
      ],
      sources: ['irc-168', 'irc-1031'],
      reviewed: '2026-11-29',
    },
    {
      id: 'four-layers',
      heading: 'The four layers',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            `Gain from depreciation. On a building it is taxed like other income, but at no more than ${figures.recaptureRate}. That is a ceiling, so a lower bracket pays less.`,
            `The rest of a long-term gain. It is taxed at zero, ${percentOf(longTermGainRates.middle)} or ${percentOf(longTermGainRates.top)}, depending on your taxable income, gain included. On a joint return for 2026 the steps are at ${formatUsd(taxYear2026.zeroRateEnds.joint)} and ${formatUsd(taxYear2026.middleRateEnds.joint)}. For a single person they are at ${formatUsd(taxYear2026.zeroRateEnds.single)} and ${formatUsd(taxYear2026.middleRateEnds.single)}.`,
            `Net investment income tax. It takes ${figures.netInvestmentIncomeRate} of the smaller of two amounts: investment income, gain included, or total income above ${formatUsd(netInvestmentIncomeThreshold.joint)} on a joint return and ${formatUsd(netInvestmentIncomeThreshold.single)} for a single person. These limits do not rise with prices.`,
            `State tax. Some states take nothing, and the highest rate that we list is ${percentOf(highestStateRate)}. The state where the property stands generally taxes first.`,
          ],
        },
        {
          kind: 'paragraph',
          text: 'The gain itself pushes you up the steps. So one large sale can reach rates that you have never paid before. Still, only the part above each step pays the higher rate.',
          link: { label: 'What each state takes', to: '/states' },
        },
      ],
      sources: ['irc-1h', 'irc-1411', 'state-tax'],
      reviewed: '2026-11-29',
    },
    {
      id: 'what-else-moves',
      heading: 'What else one large gain can move',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'More of your Social Security benefits may be taxable in that year.',
            'Medicare premiums depend on income two years back, so they may rise two years after the sale.',
            'The alternative minimum tax can come in, as its exemption shrinks when income is high.',
            'Tax may be due before you file. Estimated tax is paid in four installments, and a charge can be added for those that are late or too small. How much is enough can depend on last year’s tax.',
            'Losses work the other way: those carried over, and rental losses that the sale sets free.',
          ],
        },
      ],
      sources: ['irc-86', 'medicare-premiums', 'irc-55', 'irc-6654', 'irc-469', 'irc-1211'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'One sale, three tax bills',
    assumptions: [
      ...exampleFacts,
      exampleTaxFacts,
      'In the second column their other income is higher. In the third they carry capital losses over from earlier years.',
      `The rule of thumb is ${figures.recaptureRate} of the depreciation and ${figures.capitalGainsRate} of the rest of the gain.`,
    ],
    table: {
      kind: 'table',
      caption: 'Federal tax that the sale adds, by layer',
      columns: ['Layer', ...cases.map(({ heading }) => heading)],
      rows: [
        {
          heading: 'Gain from depreciation',
          cells: cases.map(({ onDepreciation }) => formatUsd(onDepreciation)),
        },
        { heading: 'The rest of the gain', cells: cases.map(({ onTheRest }) => formatUsd(onTheRest)) },
        {
          heading: 'Net investment income tax',
          cells: cases.map(({ tax }) => formatUsd(tax.netInvestmentIncomeTax)),
        },
        {
          heading: 'Alternative minimum tax',
          cells: cases.map(({ tax }) => formatUsd(tax.alternativeMinimumTax)),
        },
        { heading: 'All federal tax', cells: cases.map(({ tax }) => formatUsd(tax.total)) },
        { heading: 'As a share of the gain', cells: cases.map(({ tax }) => percentOf(tax.effectiveRate)) },
        { heading: 'Rule of thumb', cells: cases.map(() => formatUsd(ruleOfThumb)) },
      ],
    },
    reading: [
      `The couple pays on a gain of ${formatUsd(exampleTax.gain)}, although only ${formatUsd(exampleSale.price - exampleSale.purchasePrice)} of it is the rise in price. Depreciation adds ${formatUsd(exampleTax.depreciation)}, and the selling costs take ${formatUsd(exampleSale.sellingCosts)} off.`,
      'The rule of thumb ignores your income, your losses and the investment income tax. So it can miss in both directions.',
    ],
    sources: ['irc-1h', 'irc-1411', 'irc-168', 'irc-55', 'irc-1211'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The example is federal tax for a couple and one building. Parts written off faster, such as appliances or what a cost study found, are generally taxed at ordinary rates. A former home, a buyer who pays over years, a trust or a corporation follow other rules. A real-estate professional may not owe the third layer. State tax can add much, and what you pay to the state may be deductible only in part.',
      },
      {
        kind: 'paragraph',
        text: 'A large bill alone is no reason to exchange. Paying it buys a fresh basis, cash and freedom from deadlines, and with a low rate or with losses it can be the better choice.',
      },
    ],
    sources: ['irc-1231', 'irc-121', 'irc-453', 'irc-164'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'What is my adjusted basis today, and where does each part of it come from?',
      'How much tax does each of the four layers add for me, and how far am I from the next step?',
      'When must the tax on this sale be paid so that no charge is added?',
    ],
  },
  next: ['sell-or-exchange', 'state-tax', 'installment-sale', 'vacation-or-former-home'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
