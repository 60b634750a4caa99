import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import {
  bonusDepreciation,
  bonusDepreciationLife,
  commercialLife,
  estateExclusion,
  estateTopRate,
  exemptionLossRate,
  opportunityDeferral,
  opportunityFundWindow,
  opportunityHold,
  opportunityReduction,
  residentialLife,
  stateTaxCap,
  stateTaxCapFloor,
  stateTaxCapGrowth,
  stateTaxCapLoss,
  stateTaxCapThreshold,
  taxYear2025,
  taxYear2026,
} from '@dst/domain/parameters'
import { estimateTax } from '@dst/domain/tax-estimate'
import { spellNumber } from '@dst/domain/wording'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleSale, exampleTax } from '../example-sale.ts'

const years = [
  {
    year: 2025,
    estate: estateExclusion.in2025,
    cap: stateTaxCap.in2025,
    shrinksFrom: stateTaxCapThreshold.in2025,
    federal: taxYear2025,
  },
  {
    year: 2026,
    estate: estateExclusion.in2026,
    cap: stateTaxCap.in2026,
    shrinksFrom: stateTaxCapThreshold.in2026,
    federal: taxYear2026,
  },
]

const columns = years.map(({ year, estate, cap, shrinksFrom, federal }) => {
  const deductions = federal.standardDeduction.joint
  const income = exampleSale.otherTaxableIncome + deductions
  const tax = estimateTax({ ...exampleSale, taxYear: year, deductions, depreciation: exampleTax.depreciation })
  const capAt = (total: number) => Math.max(stateTaxCapFloor, cap - stateTaxCapLoss * Math.max(0, total - shrinksFrom))
  return {
    year: String(year),
    estate,
    capBefore: capAt(income),
    capWithSale: capAt(income + tax.gain),
    federal,
    tax: tax.total,
  }
})

/** A row of the table: a figure of each year. */
function row(heading: string, figureOf: (column: (typeof columns)[number]) => number) {
  return { heading, cells: columns.map((column) => formatUsd(figureOf(column))) }
}

/** What the tax act of 2025 changed for people who sell real estate. */
export const law2025: AnswerPage = {
  slug: '2025-law',
  question: 'What did the 2025 tax law change for people who sell real estate?',
  title: 'What the 2025 tax law changed for sellers',
  answer: [
    'Section 1031 was left as it was.',
    'The estate exclusion, fast write-offs, the cap on state and local taxes and opportunity zones changed, each with its own date.',
  ],
  searchWords: [
    'big beautiful bill',
    'OBBBA',
    'new tax law real estate',
    'is 1031 going away',
    'did Congress end like-kind exchanges',
    'SALT cap',
    'death tax exemption',
    'Trump tax bill landlords',
    'bonus depreciation 2026',
    'sunset of estate exemption',
    'tax reform',
    'what changed for landlords',
    'did Washington change the rules',
    'are politicians killing the loophole',
    'is it still allowed',
    'repeal or abolish',
    'what the president signed',
    'in the news, capping exchanges',
    'is the estate limit dropping',
    'lifetime gift amount',
    'tax code under this administration',
    'property tax deduction limit',
    'write off a fridge and parking lot',
  ],
  tool: { label: 'Estimate the tax of your own sale', to: '/exchange/money' },
  why: [
    {
      id: 'what-stayed',
      heading: 'What stays',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The act is Public Law 119-21, signed on July 4, 2025. It did not touch Section 1031, whose last change, in 2017, limited it to real property. The days and the rules of an exchange stay the same. So do the three rates on a long-term gain.',
        },
        {
          kind: 'paragraph',
          text: 'The rule on basis at death stays too. Under current law, heirs generally take property at its value on the day of death.',
        },
      ],
      sources: ['irc-1031', 'irc-1h', 'irc-1014'],
      reviewed: '2026-11-29',
    },
    {
      id: 'estate',
      heading: 'Estates: a higher exclusion without an end date',
      blocks: [
        {
          kind: 'paragraph',
          text: `A person who dies in 2026 can leave ${formatUsd(estateExclusion.in2026)} without federal estate tax. In 2025 it was ${formatUsd(estateExclusion.in2025)}, and it would have dropped after that year. Now it rises with prices from 2027 on, and the statute sets no end. Taxable gifts made in life count against it. What is above it is taxed at up to ${percentOf(estateTopRate)}.`,
        },
        {
          kind: 'paragraph',
          text: 'For most families, property kept until death can bring a new basis without federal estate tax. That makes keeping it worth a closer look. A later Congress can lower the figure, and your state may have a tax of its own.',
        },
      ],
      sources: ['irc-2010', 'irc-1014'],
      reviewed: '2026-11-29',
    },
    {
      id: 'state-cap',
      heading: 'State and local taxes: a higher cap that a large gain can take away',
      blocks: [
        {
          kind: 'paragraph',
          text: `If you itemize, you could deduct up to ${formatUsd(stateTaxCap.in2025)} of state and local taxes for 2025, and ${formatUsd(stateTaxCap.in2026)} for 2026. The cap grows by ${percentOf(stateTaxCapGrowth)} a year through 2029. From 2030 on it is ${formatUsd(stateTaxCap.from2030)}. On a separate return it is half. Property tax on a rental is generally a rental expense and not under the cap.`,
        },
        {
          kind: 'paragraph',
          text: `The cap shrinks when income is high. It loses ${percentOf(stateTaxCapLoss)} of the income above ${formatUsd(stateTaxCapThreshold.in2026)} in 2026, down to ${formatUsd(stateTaxCapFloor)}. The gain on a sale is part of that income. So in the year of a large sale the state tax on the gain may be deductible only in small part.`,
        },
      ],
      sources: ['irc-164'],
      reviewed: '2026-11-29',
    },
    {
      id: 'write-offs',
      heading: 'Fast write-offs: back to the whole cost',
      blocks: [
        {
          kind: 'paragraph',
          text: `For qualified property bought after January 19, 2025, ${percentOf(bonusDepreciation)} of the cost can be written off in the first year. The rule has no end date now. It covers property with a life of ${bonusDepreciationLife} years or less, such as appliances or paving. A building has ${residentialLife} or ${commercialLife} years and is left out, and so is land.`,
        },
        {
          kind: 'paragraph',
          text: 'An exchange carries the old basis (what tax law counts as your cost) into the new property, so there is generally less left to write off. What was written off fast can also be taxed at ordinary rates when you sell.',
        },
      ],
      sources: ['irc-168k', 'irc-168', 'irc-1231'],
      reviewed: '2026-11-29',
    },
    {
      id: 'opportunity-zones',
      heading: 'Opportunity zones: two sets of rules',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Gain put into a fund by December 31, 2026 is taxed on that day at the latest. A fund bought late in 2026 puts the tax off for only weeks.',
            `Gain put in from January 1, 2027 on is taxed when the fund is sold, or after ${spellNumber(opportunityDeferral)} years at the latest. If you hold the fund that long, ${percentOf(opportunityReduction.usual)} of it drops out, or ${percentOf(opportunityReduction.rural)} in a qualified rural fund.`,
            `The day you put the money in decides which rules apply. In both cases you have ${opportunityFundWindow} days from the sale, and only the gain has to go in. After ${spellNumber(opportunityHold)} years the growth of the fund itself can go untaxed.`,
          ],
        },
        {
          kind: 'paragraph',
          text: 'A fund is not an exchange. Its deferral ends on a date, and it carries the risk of a business or of new construction.',
        },
      ],
      sources: ['irc-1400z-2'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'Two years side by side',
    assumptions: [
      ...exampleFacts,
      `The couple files jointly and has ${formatUsd(exampleSale.otherTaxableIncome)} of other taxable income. The same gain is put into each of the two years, with the standard deduction of that year and no state tax.`,
    ],
    table: {
      kind: 'table',
      caption: 'Figures of two tax years',
      columns: ['Figure', ...columns.map(({ year }) => year)],
      rows: [
        row('Estate exclusion, each person', ({ estate }) => estate),
        row('Cap on state and local taxes without the sale', ({ capBefore }) => capBefore),
        row('The same cap with the sale', ({ capWithSale }) => capWithSale),
        row('Zero rate on a long-term gain ends at', ({ federal }) => federal.zeroRateEnds.joint),
        row('Top rate on it begins at', ({ federal }) => federal.middleRateEnds.joint),
        row('Minimum tax: exemption shrinks from', ({ federal }) => federal.exemptionLostFrom.joint),
        row('Federal tax on the couple’s gain', ({ tax }) => tax),
      ],
    },
    reading: [
      'The couple’s own tax hardly moves. But in both years the sale takes most of their cap on state and local taxes, which matters if they itemize.',
      `The minimum tax (AMT) can reach sellers with large gains sooner. Its exemption now shrinks from a lower income, and by ${percentOf(exemptionLossRate.from2026)} of the excess instead of ${percentOf(exemptionLossRate.until2025)}.`,
    ],
    sources: ['irc-2010', 'irc-164', 'irc-1h', 'irc-55'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The act has many more parts, among them rates, family credits and a deduction for older people that shrinks as income grows. Your state may not follow all of it. In January 2026 the IRS gave interim rules on the fast write-offs and announced regulations. A figure that holds this year may not hold when you sell. None of the changes makes an exchange right for you. If your gain is small or your rate is low, paying the tax can be the better choice.',
      },
    ],
    sources: ['senior-deductions', 'irc-164', 'irc-168k'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'In the year of the sale, how much of my state and local taxes could I still deduct?',
      'Does my state follow the federal rules on fast write-offs and on opportunity funds?',
      'With the higher estate exclusion, does keeping this property until death look better for my family than selling?',
    ],
  },
  next: ['opportunity-zones', 'step-up-heirs', 'cost-segregation', 'tax-on-sale'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
