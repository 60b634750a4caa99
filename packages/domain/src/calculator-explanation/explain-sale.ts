import { formatUsd } from '../calculator/amounts.ts'
import type { ExchangeResult } from '../calculator/calculate-exchange.ts'
import type { ExchangeInputs } from '../calculator/exchange-inputs.ts'
import {
  capitalGainsRate,
  commercialLife,
  landShare,
  residentialLife,
  unrecapturedSection1250Rate,
} from '../parameters/calculator.ts'
import { ordinaryRates } from '../parameters/federal-tax.ts'
import { explain, percentOf, type FigureExplanation } from './formula.ts'

const buildingShare = 1 - landShare

/** Straight-line depreciation of the building, and where it is capped. */
export function explainDepreciation(
  { purchasePrice, propertyType }: ExchangeInputs,
  { yearsHeld }: ExchangeResult,
): FigureExplanation {
  const life = propertyType === 'residential' ? residentialLife : commercialLife
  const used = yearsHeld > life
  return explain({
    meaning:
      `The building's part of the purchase price, ${percentOf(buildingShare)}, spread evenly over ${life} years, ` +
      `the tax life of ${propertyType} property, for each whole year held.`,
    amounts: [purchasePrice],
    write: (price) =>
      `${percentOf(buildingShare)} × ` +
      `${price}${used ? '' : ` ÷ ${life} years × ${yearsHeld} ${yearsHeld === 1 ? 'year' : 'years'}`}`,
    compute: (price) => (used ? buildingShare * price : ((buildingShare * price) / life) * yearsHeld),
    notes: [
      used
        ? `Held for ${yearsHeld.toLocaleString('en-US')} years: the building is fully depreciated, and ` +
          'depreciation stops at its cost.'
        : undefined,
      yearsHeld === 0
        ? 'The purchase year is not before the tax year of the estimate, so no whole year counts yet.'
        : undefined,
    ],
  })
}

/** Tax on the appreciation over the purchase price. */
export function explainCapitalGains(
  { purchasePrice, expectedSalePrice }: ExchangeInputs,
  { yearsHeld }: ExchangeResult,
): FigureExplanation {
  const rate = percentOf(capitalGainsRate)
  const risen = expectedSalePrice > purchasePrice
  return explain({
    meaning:
      `${rate}, the highest federal long-term rate, of the rise over the price you paid. Depreciation is ` +
      'taxed apart, by recapture.',
    amounts: risen ? [expectedSalePrice, purchasePrice] : [0, 0],
    write: (sale, purchase) => (risen ? `${rate} × (${sale} − ${purchase})` : `${rate} × ${sale}`),
    compute: (sale, purchase) => capitalGainsRate * (sale - purchase),
    notes: [
      risen ? undefined : 'The sale price is not above the purchase price, so there is no rise to tax.',
      risen && yearsHeld <= 1
        ? 'Taken as held for more than a year. A gain on property held for a year or less is taxed at ordinary ' +
          `rates, up to ${percentOf(Math.max(...ordinaryRates))} (26 U.S.C. 1222).`
        : undefined,
    ],
  })
}

/** Tax on the part of the gain that comes from depreciation, capped by the total gain. */
export function explainRecapture(
  { purchasePrice, expectedSalePrice }: ExchangeInputs,
  { accumulatedDepreciation }: ExchangeResult,
): FigureExplanation {
  const rate = percentOf(unrecapturedSection1250Rate)
  const meaning = `${rate}, the highest federal rate for it, of the gain that depreciation created.`
  const depreciatedCost = purchasePrice - accumulatedDepreciation
  const gain = expectedSalePrice - depreciatedCost
  const tax = (amount: number) => unrecapturedSection1250Rate * amount
  if (expectedSalePrice >= purchasePrice) {
    return explain({
      meaning,
      amounts: [accumulatedDepreciation],
      write: (depreciation) => `${rate} × ${depreciation}`,
      compute: (depreciation) => tax(depreciation),
    })
  }
  if (gain <= 0) {
    const note =
      `The sale price is not above the depreciated cost of ${formatUsd(depreciatedCost)}, so there is ` +
      'no gain to tax.'
    return explain({
      meaning,
      amounts: [0],
      write: (none) => `${rate} × ${none}`,
      compute: (none) => tax(none),
      notes: [note],
    })
  }
  return explain({
    meaning,
    amounts: [expectedSalePrice, purchasePrice, accumulatedDepreciation],
    write: (sale, purchase, depreciation) => `${rate} × (${sale} − (${purchase} − ${depreciation}))`,
    compute: (sale, purchase, depreciation) => tax(sale - (purchase - depreciation)),
    notes: [
      `The gain over the depreciated cost, ${formatUsd(gain)}, is smaller than the depreciation; only the gain ` +
        'is taxed.',
    ],
  })
}

/** The sum of the two taxes on a sale without an exchange. */
export function explainTaxBill({ capitalGainsTax, recaptureTax }: ExchangeResult): FigureExplanation {
  return explain({
    meaning: 'Capital gains tax and recapture tax together: the estimated federal bill of a sale without an exchange.',
    amounts: [capitalGainsTax, recaptureTax],
    write: (gains, recapture) => `${gains} + ${recapture}`,
    compute: (gains, recapture) => gains + recapture,
  })
}

/** The cash left after a sale, never below 0, starting from the sale price in the result. */
export function explainNetProceeds(
  { expectedSalePrice, currentDebt }: ExchangeInputs,
  { netEquity, straightSaleTaxBill, underwater }: ExchangeResult,
): FigureExplanation {
  const missing = straightSaleTaxBill - netEquity
  const short = missing > 0
  const cause = underwater ? 'The loan is larger than the sale price' : 'The tax is larger than the cash from the sale'
  return explain({
    meaning: 'The cash that a sale leaves: the sale price, less the debt and the tax bill.',
    amounts: [expectedSalePrice, currentDebt, straightSaleTaxBill],
    write: (sale, debt, tax) =>
      short ? `the larger of $0 and (${sale} − ${debt} − ${tax})` : `${sale} − ${debt} − ${tax}`,
    compute: (sale, debt, tax) => Math.max(0, sale - debt - tax),
    notes: [short ? `${cause}: ${formatUsd(missing)} would have to come from elsewhere.` : undefined],
  })
}
