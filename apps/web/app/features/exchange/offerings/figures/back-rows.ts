import { formatUsd } from '@dst/domain/calculator'
import { offeringDefaultYears } from '@dst/domain/parameters'
import type { Offering, OfferingAssumptions, OfferingFigures } from '@dst/domain/offerings'
import { computedRow, type FigureGroup, type Priced } from './figure-row.ts'
import { typedPercent } from './formats.ts'

const usd = formatUsd

/** What the sale has to bring for the equity to come back. */
export function backGroup({ exitCosts }: OfferingAssumptions): FigureGroup {
  const priceFor = (missing: string, { loanAtExit }: OfferingFigures, offering: Offering) =>
    `(${missing} + ${usd(loanAtExit ?? 0)} owed) ÷ (100% − ${exitWords(offering, exitCosts)} of costs)`
  const growthTo = (price: number | null, { saleYear }: OfferingFigures, { purchasePrice }: Priced) =>
    `yearly growth from ${usd(purchasePrice)} to ${usd(price ?? 0)} in ${yearsWords(saleYear ?? 0)}`
  return {
    id: 'back',
    heading: 'Getting it back',
    rows: [
      computedRow({
        id: 'sale-year',
        label: 'Computed to the sale at the end of',
        unit: 'year',
        value: ({ saleYear }) => saleYear,
        needs: ['loan-rate', 'due-year'],
        how: (figures, offering) => saleYearWords(figures, offering),
      }),
      computedRow({
        id: 'loan-at-exit',
        label: 'Still owed then',
        unit: 'dollars',
        value: ({ loanAtExit }) => loanAtExit,
        needs: ['loan-rate', 'due-year'],
        how: (_, offering) => owedWords(offering),
      }),
      computedRow({
        id: 'break-even-price',
        label: 'Price that gives the equity back',
        unit: 'dollars',
        value: ({ breakEvenPrice }) => breakEvenPrice,
        needs: ['loan-rate', 'due-year'],
        how: (figures, offering) => priceFor(`${usd(offering.equity)} of equity`, figures, offering),
      }),
      computedRow({
        id: 'break-even-growth',
        label: 'Growth of the price a year to get there',
        unit: 'percent',
        value: ({ breakEvenGrowth }) => breakEvenGrowth,
        needs: ['loan-rate', 'due-year'],
        how: (figures, offering) => growthTo(figures.breakEvenPrice, figures, offering),
      }),
      computedRow({
        id: 'break-even-price-with',
        label: 'Price, counting all distributions until then',
        unit: 'dollars',
        value: ({ breakEvenPriceWithDistributions }) => breakEvenPriceWithDistributions,
        needs: ['loan-rate', 'due-year', 'distributions'],
        how: (figures, offering) => priceFor('what the distributions leave of the equity', figures, offering),
      }),
      computedRow({
        id: 'break-even-growth-with',
        label: 'Growth a year, counting them',
        unit: 'percent',
        value: ({ breakEvenGrowthWithDistributions }) => breakEvenGrowthWithDistributions,
        needs: ['loan-rate', 'due-year', 'distributions'],
        how: (figures, offering) => growthTo(figures.breakEvenPriceWithDistributions, figures, offering),
      }),
    ],
  }
}

/** The costs of the sale: those of the comparison only where none were typed. */
function exitWords({ exitFee, otherExitCosts }: Offering, assumed: number): string {
  return exitFee === undefined && otherExitCosts === undefined
    ? `${typedPercent(assumed)} (assumed)`
    : typedPercent((exitFee ?? 0) + (otherExitCosts ?? 0))
}

function saleYearWords({ saleYear }: OfferingFigures, { holdYears, maturityYears }: Offering): string {
  const planned = `the planned sale in year ${holdYears ?? offeringDefaultYears.hold}`
  const assumed = holdYears === undefined ? ' (assumed)' : ''
  if (maturityYears === undefined || saleYear !== maturityYears) return `${planned}${assumed}`
  return `the earlier of ${planned}${assumed} and the end of the loan in year ${maturityYears}`
}

function owedWords(typed: Offering): string {
  const { loan = 0, loanRate = 0 } = typed
  const { interestOnlyYears: interestOnly = 0 } = typed
  const { amortizationYears = offeringDefaultYears.amortization } = typed
  if (loan === 0) return 'no loan'
  const paidDown = `then paid down month by month over ${amortizationYears} years`
  return `${usd(loan)} at ${typedPercent(loanRate)}, ${yearsWords(interestOnly)} of interest only, ${paidDown}`
}

function yearsWords(years: number): string {
  return years === 1 ? 'a year' : `${years} years`
}
