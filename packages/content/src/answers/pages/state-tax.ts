import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { StateCode } from '@dst/domain/parameters'
import { stateFigures, type StateFigures } from '@dst/domain/parameters/states'
import { leftOf, stateTaxOfSales, type StateTaxEstimate } from '@dst/domain/state-tax'
import { federalTaxesOfYear } from '@dst/domain/tax-estimate'
import { spellNumber } from '@dst/domain/wording'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleSale, exampleTax } from '../example-sale.ts'

const { taxYear, filing, otherTaxableIncome, deductions, price } = exampleSale
const codes = ['CA', 'IL', 'MA', 'NY', 'OK', 'OR', 'PA', 'TX'] as const satisfies readonly StateCode[]
const pairs = [
  ['CA', 'TX'],
  ['TX', 'CA'],
  ['CA', 'NY'],
  ['PA', 'NJ'],
] as const satisfies readonly (readonly [StateCode, StateCode])[]

const rows = codes.map((code) => ({ state: stateFigures[code], tax: stateTaxIn(code, code).total }))
const twoStates = pairs.map(([there, home]) => {
  const { total, states } = stateTaxIn(there, home)
  const taken = states.reduce((sum, share) => (share.role === 'property' ? sum + leftOf(share) : sum), 0)
  return { heading: `${nameOf(there)}, home in ${nameOf(home)}`, there: taken, total }
})
const notFinal = rows.flatMap(({ state: { name, years } }) => (years[taxYear]?.kind === 'preliminary' ? [name] : []))
const massachusettsFrom = Number(stateFigures.MA.withholding?.rate?.priceFrom)
const oklahomaYears = Number(stateFigures.OK.years[taxYear]?.gain?.monthsHeld) / 12
const most = rows.reduce((one, other) => (other.tax > one.tax ? other : one))

/** The state tax of the example's sale, by where the property stands and where the couple lives. */
function stateTaxIn(there: StateCode, home: StateCode): StateTaxEstimate {
  const federal = federalTaxesOfYear(exampleSale, [exampleSale])
  const sale = {
    state: there,
    gain: exampleTax.gain,
    fromDepreciation: exampleTax.depreciation,
    heldMonths: monthsFrom(exampleSale.sold) - monthsFrom(exampleSale.placedInService),
  }
  return stateTaxOfSales(
    stateFigures,
    { taxYear, filing, otherTaxableIncome, federalDeduction: deductions, federal, home },
    [sale],
  )
}

function monthsFrom(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
}

function nameOf(code: StateCode): string {
  return stateFigures[code].name
}

/** What a state holds back from the example's sale. */
function heldBack({ withholding }: StateFigures): string {
  if (withholding === undefined) return 'None known'
  const { rate } = withholding
  return rate === undefined ? 'Yes: ask' : formatUsd(rate.share * (rate.of === 'gain' ? exampleTax.gain : price))
}

function laterClaim({ clawBack }: StateFigures): string {
  if (clawBack === undefined) return 'None known'
  return clawBack.form === undefined ? 'Reported: ask' : `Form ${clawBack.form}`
}

/** What states take of a gain at the sale, and later. */
export const stateTax: AnswerPage = {
  slug: 'state-tax',
  question: 'What will my state take, now and later?',
  answer: [
    'The state of the property generally taxes the gain first, and most states put it off when you exchange.',
    'Some hold back money at the closing, and a few keep their claim when you buy elsewhere.',
  ],
  searchWords: [
    'capital gains tax by state',
    'california clawback',
    'move to florida before I sell',
    'do I owe tax in two states',
    'out of state rental',
    'nonresident withholding',
    'which states have no capital gains tax',
    'does my state recognize a 1031',
    'they kept part of my money at closing',
    'sell in california live in nevada',
    'state income tax on rental sale',
    'franchise tax board letter',
    'double taxed by two states',
  ],
  tool: { label: 'Estimate the tax of your own sale, with your state', to: '/exchange/money' },
  why: [
    {
      id: 'which-state',
      heading: 'Which state taxes the gain',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The state where the property stands generally taxes the gain, wherever you live. Your home state generally taxes all of your income, and gives a credit for what the other state took. So in the end you often pay about the higher of the two.',
        },
        {
          kind: 'table',
          caption: `State tax on the gain of ${formatUsd(exampleTax.gain)} in the example below, by property and home`,
          columns: ['Property, and home', 'State of the property', 'Home state', 'Together, about'],
          rows: twoStates.map(({ heading, there, total }) => ({
            heading,
            cells: [formatUsd(there), formatUsd(Math.round(total) - Math.round(there)), formatUsd(total)],
          })),
        },
        {
          kind: 'paragraph',
          text: 'The credit has limits: in the third line it covers most of New York’s tax, but not all. Between a few pairs of states it runs the other way, and the state of the property gives it.',
        },
        {
          kind: 'paragraph',
          text: 'Living in a state without income tax does not help with property elsewhere. Nor does moving there before the sale: the state of the property can still tax it. And your home state can tax property in a state that takes nothing.',
          link: { label: 'Tax on a gain, state by state', to: '/states' },
        },
      ],
      sources: ['state-figures', 'state-tax'],
      reviewed: '2026-11-30',
    },
    {
      id: 'in-an-exchange',
      heading: 'What an exchange does to it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most states with an income tax follow section 1031. Gain that federal law puts off is then put off there too. Pennsylvania has done so since 2023 and taxed exchanges before. If you exchanged then, your basis (what tax law counts as your cost) may be higher for Pennsylvania than for federal tax.',
        },
        {
          kind: 'paragraph',
          text: 'A share of a Delaware statutory trust (DST) can mean tax returns in other states. Where its buildings stand, the rent can generally be taxed, and you may have to file there each year.',
        },
      ],
      sources: ['pennsylvania-exchanges', 'state-figures', 'dst-terms'],
      reviewed: '2026-11-30',
    },
    {
      id: 'later',
      heading: 'States that keep their claim',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'California',
              meaning:
                'If you exchange property there for property elsewhere, you generally file Form FTB 3840 for that year. You file it each year after, until California’s part of the gain is taxed there. Without it, the state may send a bill for that gain, with penalties and interest. The duty ends if the property is inherited or given to a nonprofit.',
            },
            { term: 'Oregon', meaning: 'It generally keeps its claim too, and Form OR-24 is due each year.' },
            {
              term: 'Montana',
              meaning:
                'A rule for people who live elsewhere says that gain on Montana property stays Montana income. It must be reported there once it is taxed for federal purposes. We know of no yearly form.',
            },
            {
              term: 'Massachusetts',
              meaning:
                'Published accounts say that it taxes such gain at a later sale. We have not read that in its law, so ask.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'When you sell for good, the old state and the new one may both want tax on that gain. Ask whether one of them gives a credit for the other before you buy, not after.',
        },
      ],
      sources: ['california-exchanges', 'state-tax', 'state-claims', 'montana-exchanges'],
      reviewed: '2026-11-30',
    },
    {
      id: 'held-back',
      heading: 'What may be held back at the closing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some states have a part of the price or gain paid to them at the closing. It is a payment ahead, not more tax, and counts on your return. Most of these rules are for sellers who live elsewhere; California’s is for residents too. In an exchange, money held back is cash that the exchange lacks. It may be taxed as boot: value that is not like-kind property.',
        },
        {
          kind: 'paragraph',
          text: `The right form, filed in time, generally keeps an exchange from it. In California that is a part of Form 593. Maryland wants its form at least ${String(stateFigures.MD.withholding?.daysBefore)} days before the closing. So ask the closing agent as soon as there is a contract.`,
        },
      ],
      sources: ['state-figures', 'state-claims', 'irc-1031'],
      reviewed: '2026-11-30',
    },
  ],
  example: {
    heading: 'The same sale in eight states',
    assumptions: [
      ...exampleFacts,
      `The couple lives in the state where the duplex stands. They file jointly and have ${formatUsd(otherTaxableIncome)} of other federal taxable income after the standard deduction. Local taxes are left out.`,
      `The figures are those of ${taxYear}. For ${notFinal.join(' and ')} not all of them are published, so that line may change.`,
      `What is held back is for sellers who live in another state and do not exchange, and in California for residents as well. Massachusetts holds money back only from a price of ${formatUsd(massachusettsFrom)} on.`,
    ],
    table: {
      kind: 'table',
      caption: 'State tax that the sale adds, what is held back at the closing, and the later claim after an exchange',
      columns: ['State', 'Tax, about', 'Of the gain', 'Held back', 'Later claim'],
      rows: rows.map(({ state, tax }) => ({
        heading: state.name,
        cells: [formatUsd(tax), percentOf(tax / exampleTax.gain), heldBack(state), laterClaim(state)],
      })),
    },
    reading: [
      `The same gain costs the couple nothing in Texas, and about ${formatUsd(most.tax)} in ${most.state.name}. The federal tax of ${formatUsd(exampleTax.total)} comes on top. Oklahoma takes nothing either, because it leaves out gain on property there that was held for at least ${spellNumber(oklahomaYears)} years.`,
      'None of these states has a rate of its own for gain from depreciation. That layer is federal, so do not add it twice.',
      'What is held back can be far from the tax. You get the difference only with your return for that state.',
    ],
    sources: ['state-figures', 'state-tax', 'state-claims'],
    reviewed: '2026-11-30',
  },
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'These are estimates for people who take the federal standard deduction. Trusts, companies, owners of a partnership share and people who move during the year follow other rules. Cities and counties can add their own tax, as in New York City or Maryland. State tax may lower your federal tax a little, but that deduction is capped.',
      },
      {
        kind: 'paragraph',
        text: 'Where the state takes little, an exchange puts off little more than the federal tax. Then its costs weigh more, and paying may be the better choice. An exchange out of a state that keeps its claim only puts that tax off. In California and Oregon you then file a form each year.',
      },
    ],
    sources: ['state-figures', 'california-exchanges', 'irc-164'],
    reviewed: '2026-11-30',
  },
  ask: {
    cpa: [
      'About how much would each state take from this sale, and which of them gives the credit?',
      'If I buy in another state now, which state taxes the old gain when I sell for good, and would I get a credit?',
    ],
    intermediary: ['Which state forms must be with the closing agent, and by which day, so that nothing is held back?'],
    sponsor: ['In which states does the trust own property, and what has to be filed there each year?'],
  },
  next: ['tax-on-sale', 'after-closing-papers', 'sell-or-exchange', 'passive-losses'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
