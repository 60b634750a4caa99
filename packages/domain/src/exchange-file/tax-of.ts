import { calculateExchange, defaultExchangeInputs } from '../calculator/index.ts'
import { assumedOtherIncome } from '../parameters/exchange-file.ts'
import { stateGainRates } from '../parameters/state-tax.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { figuresFor, latestTaxYear, taxYears, type TaxYear } from '../tax-estimate/federal-figures.ts'
import type { StateTaxes } from '../state-tax/index.ts'
import type { TaxEstimate } from '../tax-estimate/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { estimatesFor, stateSourceOf, type FileProperty, type FileStateTax, type FileYear } from './estimates-for.ts'
import { pricedSales, type PricedSale } from './sale-figures.ts'
import { propertyTypeOf, soldOf, yearIn, type BoughtSale, type TaxGap } from './sold-of.ts'
import { stateFactsOf } from './state-facts.ts'

/** The tax at one end of what the state tax can be. Amounts in US dollars, unrounded. */
export interface TaxEnd {
  readonly estimate: TaxEstimate
  /** What the estimate would be without the losses of earlier years that the sale sets free. */
  readonly totalWithoutLosses: number
  /** The CPA's figure where there is one, else the estimate's total. */
  readonly tax: number
}

/** The tax of the sales of a file with the least state tax that is possible. Amounts in US dollars, unrounded. */
export interface FileTax extends TaxEnd {
  /** The same with the most: other than the least only where the state tax is a range. */
  readonly most: TaxEnd
  readonly stateTax: FileStateTax
  /** The year of the sale, and the year whose figures stand for it. */
  readonly saleYear: number
  readonly figuresOf: TaxYear
  /** The simple figure of the calculator on the home page. */
  readonly simple: number
  /** What the estimate was computed from, defaults included. */
  readonly year: FileYear
  readonly properties: readonly FileProperty[]
}

/** What a tax is estimated with besides the file. */
export interface TaxMeans {
  readonly today: PlainDate
  /** The figures of the states; without them a tax that needs them isn't known. */
  readonly states: StateTaxes | undefined
  /** The sales whose month of service was only assumed. */
  readonly assumed?: ReadonlySet<string>
}

/**
 * The tax of all sales of a file, which have to fall into one year, in whatever order they stand. A sale without a
 * closing is sold in the month of the first that has one, or today. Defaults stand for what is missing.
 */
export function taxOf(file: ExchangeFile, means: TaxMeans): Result<FileTax, TaxGap> {
  const { today, states } = means
  const isTrust = file.taxpayer.kind === 'trust-or-estate'
  if (isTrust && pricedSales(file.sales).length > 0) return fail({ code: 'trust-not-computed' })
  const sold = soldOf(file, today)
  if (!sold.ok) return sold
  const { sales, year: saleYear } = sold.value
  const figuresOf = taxYears.find((year) => year === saleYear) ?? (saleYear > latestTaxYear ? latestTaxYear : undefined)
  if (figuresOf === undefined) return fail({ code: 'year-unknown' })

  if (stateSourceOf(file).by === 'states' && states === undefined) return fail({ code: 'states-missing' })

  const year = yearOf(file, figuresOf)
  const properties = sales.map((sale) => soldProperty(sale, file, means))
  const found = estimatesFor(file, { year, properties, states })
  const withoutLosses =
    year.suspendedLosses > 0 ? estimatesFor(file, { year: { ...year, suspendedLosses: 0 }, properties, states }) : found
  const end = (name: 'least' | 'most') => ({
    estimate: found[name],
    totalWithoutLosses: withoutLosses[name].total,
    tax: file.income.cpaTax ?? found[name].total,
  })
  return succeed({
    ...end('least'),
    most: end('most'),
    stateTax: found.stateTax,
    saleYear,
    figuresOf,
    simple: sales.reduce((sum, sale) => sum + simpleTax(sale), 0),
    year,
    properties,
  })
}

function yearOf({ taxpayer, income }: ExchangeFile, taxYear: TaxYear): FileYear {
  const { filing = 'joint' } = taxpayer
  return {
    taxYear,
    filing,
    otherTaxableIncome: income.otherTaxable ?? assumedOtherIncome,
    deductions: income.deductions ?? figuresFor(taxYear, filing).standardDeduction,
    usesStandardDeduction: income.deductions === undefined,
    otherInvestmentIncome: income.otherInvestmentIncome ?? 0,
    realEstateProfessional: income.realEstateProfessional ?? false,
    suspendedLosses: income.suspendedLosses ?? 0,
    capitalLossCarryover: income.capitalLossCarryover ?? 0,
  }
}

function soldProperty(sale: BoughtSale, file: ExchangeFile, { states, assumed }: TaxMeans): FileProperty {
  const { price, sellingCosts, purchasePrice, placedInService, improvements, landShare, state } = sale
  const figures = state && states?.figures[state]
  const inState = figures && stateFactsOf({ ...sale, isAssumed: assumed?.has(sale.id) === true }, figures)
  return {
    price,
    sellingCosts,
    purchasePrice,
    propertyType: propertyTypeOf(sale),
    placedInService,
    sold: sale.sold,
    stateRate: stateRateOf(file, sale),
    ...(inState === undefined ? {} : { inState }),
    ...(improvements === undefined ? {} : { improvements }),
    ...(landShare === undefined ? {} : { landShare }),
    ...(sale.depreciation === undefined ? {} : { depreciation: sale.depreciation }),
    ...(sale.priorDeferredGain === undefined ? {} : { priorDeferredGain: sale.priorDeferredGain }),
  }
}

/** The rate that stands for the state's tax: 0 where its figures are used, or nothing is known. */
function stateRateOf(file: ExchangeFile, { state }: PricedSale): number {
  const source = stateSourceOf(file)
  if (source.by === 'rate') return source.rate
  return source.by === 'highest-rate' && state !== undefined ? stateGainRates[state] : 0
}

function simpleTax(sale: BoughtSale): number {
  return calculateExchange({
    ...defaultExchangeInputs,
    purchasePrice: sale.purchasePrice,
    purchaseYear: yearIn(sale.placedInService),
    propertyType: propertyTypeOf(sale),
    expectedSalePrice: sale.price,
    currentDebt: sale.debtPaidOff,
  }).totalTaxDeferral
}
