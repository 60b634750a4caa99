import { taxYear2025, taxYear2026 } from '@dst/domain/parameters'
import { stateFigures, type StateFigures } from '@dst/domain/parameters/states'
import { stateTaxRange, type StateSale, type StateTaxYear } from '@dst/domain/state-tax'
import { federalTaxesOfYear } from '@dst/domain/tax-estimate'
import type { Block } from './state-page-content.ts'
import { dollars, duration, latestYear, placeName } from '~/lib/states/state-words.ts'

/** Taxable income beside the sale, after the standard deduction, in US dollars. */
const otherTaxableIncome = 100_000
/** The sales whose tax the page shows, in US dollars of gain. */
const sampleGains = [2, 5, 10].map((times) => times * otherTaxableIncome)

const sampleFilings = ['single', 'joint'] as const
type SampleFiling = (typeof sampleFilings)[number]

/** A sale of the table as far as rules of states tell sales apart. */
interface SampleCase {
  /** What tells it from the other sales of the table; none where they are all alike. */
  readonly words?: string
  readonly facts: Partial<StateSale>
}

/** The table of what a sale adds to the tax of a resident, with what it takes for granted. */
export function sampleBlocks(state: StateFigures): readonly Block[] {
  const [taxYear] = latestYear(state)
  const cases = casesOf(state)
  const rows = cases.flatMap(({ words, facts }) =>
    sampleGains.map((gain) => ({
      heading: [dollars(gain), ...(words === undefined ? [] : [words])].join(', '),
      cells: sampleFilings.map((filing) => aboutWords(sampleTax(state, { taxYear, filing, gain, facts }))),
    })),
  )
  return [
    {
      kind: 'table',
      caption: `Tax of ${placeName(state)} that a sale of ${taxYear} adds`,
      columns: ['Gain', 'Single, about', 'Jointly, about'],
      rows,
      figures: true,
    },
    {
      kind: 'text',
      quiet: true,
      text:
        `For a person or a couple who live in ${placeName(state)}, with other taxable income of ` +
        `${dollars(otherTaxableIncome)} after the standard deduction. The gain is long-term, and no part of it comes ` +
        `from depreciation. Rounded to ${dollars(roundedTo)}, without local taxes. ${caseWords(cases)}`.trimEnd(),
    },
  ]
}

interface Sample {
  readonly taxYear: number
  readonly filing: SampleFiling
  readonly gain: number
  readonly facts: Partial<StateSale>
}

/** What a sample sale adds to the state's tax, in US dollars; low and high differ where authorities disagree. */
export function sampleTax(state: StateFigures, sample: Sample): { readonly low: number; readonly high: number } {
  const { taxYear, filing, gain, facts } = sample
  const federal = taxYear === 2025 ? taxYear2025 : taxYear2026
  const federalDeduction = federal.standardDeduction[filing]
  const year: StateTaxYear = {
    taxYear,
    filing,
    otherTaxableIncome,
    federalDeduction,
    federal: federalTaxesOf(sample, federalDeduction),
    home: state.code,
  }
  const sale: StateSale = { ...plainSale, state: state.code, gain, ...facts }
  const { lowest, highest } = stateTaxRange(stateFigures, year, [sale])
  return { low: lowest.total, high: highest.total }
}

/** Twenty years, so that every rule on holding is met that has no case of its own. */
const plainSale = { fromDepreciation: 0, heldMonths: 240, boughtAfter2011: false, usedAsHome: false, isBusiness: false }

function federalTaxesOf({ taxYear, filing, gain }: Sample, deductions: number): StateTaxYear['federal'] {
  return federalTaxesOfYear({ taxYear, filing, otherTaxableIncome, deductions }, [
    {
      price: gain,
      sellingCosts: 0,
      purchasePrice: 0,
      propertyType: 'residential',
      placedInService: `${taxYear - 20}-06`,
      sold: `${taxYear}-06`,
      depreciation: 0,
    },
  ])
}

/** The sales that the state's rules tell apart. */
function casesOf(state: StateFigures): readonly SampleCase[] {
  const [, { gain: rule }] = latestYear(state)
  if (rule?.requires === 'bought-after-2011')
    return [
      { words: 'bought after 2011', facts: { boughtAfter2011: true } },
      { words: 'bought earlier', facts: { boughtAfter2011: false } },
    ]
  if (rule?.requires === 'in-state' && rule.excludedShare === 1)
    return [
      { words: `held ${duration(rule.monthsHeld ?? 0)} or more`, facts: { heldMonths: rule.monthsHeld ?? 0 } },
      { words: 'held for less', facts: { heldMonths: (rule.monthsHeld ?? 1) - 1 } },
    ]
  if (rule?.requires === 'in-state')
    return [
      { words: `property in ${state.name}`, facts: {} },
      { words: 'property in a state without income tax', facts: { state: 'TX' } },
    ]
  if (rule?.orShare)
    return [
      { words: `held over ${duration(rule.orShare.monthsHeld - 1)}, never a home`, facts: {} },
      { words: 'held for less', facts: { heldMonths: rule.orShare.monthsHeld - 1 } },
    ]
  return [{ facts: {} }]
}

function caseWords(cases: readonly SampleCase[]): string {
  return cases.length < 2
    ? ''
    : 'The rows differ because the state looks at how long the property was held, when it was bought, or where it is.'
}

/** What amounts of the table are rounded to, in US dollars. */
const roundedTo = 100

function aboutWords({ low, high }: { readonly low: number; readonly high: number }): string {
  const [from, to] = [low, high].map((amount) => Math.round(amount / roundedTo) * roundedTo)
  if (from === undefined || to === undefined || to <= 0) return 'nothing'
  return from === to ? dollars(to) : `${dollars(from)} to ${dollars(to)}`
}
