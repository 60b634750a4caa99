import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { Offering } from '@dst/domain/offerings'
import { longDate } from '@dst/domain/wording'
import { computedRow, typedRow, type FigureGroup, type Priced } from './figure-row.ts'

const usd = formatUsd

/** The costs that were typed, in the order of the form. */
const feeNames = [
  'sellingCommissions',
  'dealerManager',
  'offeringCosts',
  'acquisitionFee',
  'financingCosts',
  'otherCosts',
] as const satisfies readonly (keyof Offering)[]

const appraisers = { sponsor: 'the sponsor', lender: 'the lender', other: 'somebody else' } as const

/** What a dollar of equity buys, and what is paid beside what an appraiser found. */
export const dollarGroup: FigureGroup = {
  id: 'dollar',
  heading: 'What a dollar buys',
  rows: [
    computedRow({
      id: 'sources',
      label: 'Paid in: equity and loan',
      unit: 'dollars',
      value: ({ sources }) => sources,
      how: (_, { equity, loan = 0 }) => `${usd(equity)} of equity + ${usd(loan)} of loan`,
    }),
    computedRow({
      id: 'load',
      label: 'Costs, of the equity',
      unit: 'percent',
      value: ({ loadShare }) => loadShare,
      how: (_, offering) => `(${writtenFees(offering)}) ÷ ${usd(offering.equity)} of equity`,
    }),
    computedRow({
      id: 'reserves',
      label: 'Reserves, of the equity',
      unit: 'percent',
      value: ({ reserveShare }) => reserveShare,
      how: (_, { reserves = 0, equity }) => `${usd(reserves)} ÷ ${usd(equity)} of equity`,
    }),
    computedRow({
      id: 'into-property',
      label: 'Into the property, of the equity',
      unit: 'percent',
      value: ({ equityIntoProperty }) => equityIntoProperty,
      how: (_, { purchasePrice, loan = 0, equity }) =>
        `(${usd(purchasePrice)} price − ${usd(loan)} of loan) ÷ ${usd(equity)} of equity`,
    }),
    computedRow({
      id: 'all-into-property',
      label: 'Into the property, of all that is paid in',
      unit: 'percent',
      value: ({ sourcesIntoProperty }) => sourcesIntoProperty,
      how: ({ sources }, { purchasePrice }) => `${usd(purchasePrice)} price ÷ ${usd(sources)} paid in`,
    }),
    computedRow({
      id: 'difference',
      label: 'Paid in, and in none of the lines',
      unit: 'dollars',
      value: ({ difference }) => difference,
      how: ({ sources, uses }) => `${usd(sources)} paid in − ${usd(uses)} of price, costs and reserves`,
    }),
    computedRow({
      id: 'price-per-appraised',
      label: 'Price for each $1 of appraised value',
      unit: 'per-dollar',
      value: ({ pricePerAppraised }) => pricePerAppraised,
      needs: ['appraised-value'],
      how: (_, { purchasePrice, appraisedValue = 0 }) => `${usd(purchasePrice)} ÷ ${usd(appraisedValue)} appraised`,
    }),
    computedRow({
      id: 'cost-per-appraised',
      label: 'Paid in for each $1 of appraised value',
      unit: 'per-dollar',
      value: ({ costPerAppraised }) => costPerAppraised,
      needs: ['appraised-value'],
      how: ({ sources }, { appraisedValue = 0 }) => `${usd(sources)} paid in ÷ ${usd(appraisedValue)} appraised`,
    }),
    typedRow({ id: 'appraisal-by', label: 'Appraisal ordered by' }, ({ appraisalFor }) =>
      appraisalFor === undefined ? undefined : appraisers[appraisalFor],
    ),
    typedRow({ id: 'appraisal-on', label: 'Appraised as of' }, ({ appraisalOn }) =>
      appraisalOn === undefined ? undefined : longDate(appraisalOn as Day),
    ),
  ],
}

type Day = `${number}-${number}-${number}`

function writtenFees(offering: Priced): string {
  const fees = feeNames.flatMap((name) => offering[name] ?? []).filter((fee) => fee > 0)
  return fees.length === 0 ? `${usd(0)} of costs` : fees.map((fee) => usd(fee)).join(' + ')
}

/** The three parts of a dollar of equity in words; undefined where they don't come to a dollar. */
export function dollarParts({ difference, loadShare, reserveShare, equityIntoProperty }: DollarShares) {
  if (difference !== 0 || equityIntoProperty < 0) return undefined
  return [
    { id: 'costs', label: 'costs', share: loadShare },
    { id: 'reserves', label: 'reserves', share: reserveShare },
    { id: 'property', label: 'into the property', share: equityIntoProperty },
  ] as const
}

interface DollarShares {
  readonly difference: number
  readonly loadShare: number
  readonly reserveShare: number
  readonly equityIntoProperty: number
}

/** The text that stands for the bar: "Of each dollar of equity: 13.3% costs, 3.3% reserves, 83.3% into the property." */
export function dollarSentence(parts: NonNullable<ReturnType<typeof dollarParts>>): string {
  return `Of each dollar of equity: ${parts.map(({ label, share }) => `${percentOf(share)} ${label}`).join(', ')}.`
}
