import { calculateExchange, defaultExchangeInputs } from '../calculator/index.ts'
import { assumedOtherIncome, corporateTaxRate } from '../parameters/exchange-file.ts'
import { commercialDepreciationFrom, residentialDepreciationFrom } from '../parameters/federal-tax.ts'
import { stateGainRates } from '../parameters/state-tax.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { figuresFor, latestTaxYear, taxYears, type TaxYear } from '../tax-estimate/federal-figures.ts'
import { estimateTaxOfSales, type SoldProperty, type TaxEstimate, type TaxYearInputs } from '../tax-estimate/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { ExchangeFile, Sale } from './exchange-file.ts'
import { pricedSales, type PricedSale } from './sale-figures.ts'

/** The tax of the sales of a file. Amounts in US dollars, unrounded. */
export interface FileTax {
  readonly estimate: TaxEstimate
  /** What the estimate would be without the losses of earlier years that the sale sets free. */
  readonly totalWithoutLosses: number
  /** The CPA's figure where there is one, else the estimate's total. */
  readonly tax: number
  /** The year of the sale, and the year whose figures stand for it. */
  readonly saleYear: number
  readonly figuresOf: TaxYear
  /** The simple figure of the calculator on the home page. */
  readonly simple: number
  /** What the estimate was computed from, defaults included. */
  readonly year: TaxYearInputs
  readonly properties: readonly SoldProperty[]
}

/** What keeps the tax of a file from being estimated, and the sale that it is about. */
export interface TaxGap {
  readonly code:
    | 'depreciation-missing'
    | 'price-missing'
    | 'purchase-missing'
    | 'service-after-sale'
    | 'service-missing'
    | 'several-tax-years'
    | 'trust-not-computed'
    | 'year-unknown'
  readonly saleId?: string
}

/**
 * The tax of all sales of a file, which have to fall into one year, in whatever order they stand. A sale without a
 * closing is sold in the month of the first that has one, or today. Defaults stand for what is missing.
 */
export function taxOf(file: ExchangeFile, today: PlainDate): Result<FileTax, TaxGap> {
  const sales = soldOn(pricedSales(file.sales), today)
  const [first] = sales
  if (first === undefined) return fail({ code: 'price-missing' })
  if (file.taxpayer.kind === 'trust-or-estate') return fail({ code: 'trust-not-computed' })
  const bought: BoughtSale[] = []
  for (const sale of sales) {
    const complete = boughtSale(sale)
    if (!complete.ok) return complete
    bought.push(complete.value)
  }
  const saleYear = yearIn(first.sold)
  if (sales.some(({ sold }) => yearIn(sold) !== saleYear)) return fail({ code: 'several-tax-years' })
  const figuresOf = taxYears.find((year) => year === saleYear) ?? (saleYear > latestTaxYear ? latestTaxYear : undefined)
  if (figuresOf === undefined) return fail({ code: 'year-unknown' })

  const year = yearOf(file, figuresOf)
  const properties = bought.map((sale) => soldProperty(sale, file))
  const total = (inputs: TaxYearInputs) => estimateFor(file, inputs, properties)
  const estimate = total(year)
  return succeed({
    estimate,
    totalWithoutLosses: total({ ...year, suspendedLosses: 0 }).total,
    tax: file.income.cpaTax ?? estimate.total,
    saleYear,
    figuresOf,
    simple: bought.reduce((sum, sale) => sum + simpleTax(sale), 0),
    year,
    properties,
  })
}

/** The tax of sales: a C corporation pays one rate on whatever it gains, everybody else what people pay. */
export function estimateFor(
  { taxpayer }: ExchangeFile,
  year: TaxYearInputs,
  properties: readonly SoldProperty[],
): TaxEstimate {
  const estimate = estimateTaxOfSales(year, properties)
  if (taxpayer.kind !== 'c-corporation') return estimate
  const { gain, stateTax } = estimate
  const federalTax = corporateTaxRate * gain
  const total = federalTax + stateTax
  return {
    ...estimate,
    federalTax,
    taxedAt0: 0,
    taxedAt15: 0,
    taxedAt20: 0,
    taxedAt25: 0,
    netInvestmentIncomeTax: 0,
    alternativeMinimumTax: 0,
    total,
    effectiveRate: gain > 0 ? total / gain : 0,
  }
}

function yearOf({ taxpayer, income }: ExchangeFile, taxYear: TaxYear): TaxYearInputs {
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

/** A sale with its month. */
type SoldSale = PricedSale & { readonly sold: string }
/** A sale of which the tax can be estimated. */
type BoughtSale = SoldSale & Required<Pick<Sale, 'purchasePrice' | 'placedInService'>>

/** The sales with the month in which each is sold: without a closing, that of the first that has one, or today's. */
export function soldOn(sales: readonly PricedSale[], today: string): readonly SoldSale[] {
  const [first = today] = sales.flatMap(({ closing }) => closing ?? []).toSorted()
  return sales.map((sale) => ({ ...sale, sold: (sale.closing ?? first).slice(0, 'yyyy-mm'.length) }))
}

function boughtSale(sale: SoldSale): Result<BoughtSale, TaxGap> {
  const { id: saleId, purchasePrice, placedInService, depreciation } = sale
  if (purchasePrice === undefined) return fail({ code: 'purchase-missing', saleId })
  if (placedInService === undefined) return fail({ code: 'service-missing', saleId })
  if (placedInService > sale.sold) return fail({ code: 'service-after-sale', saleId })
  if (mustTypeDepreciation(sale) && depreciation === undefined) return fail({ code: 'depreciation-missing', saleId })
  return succeed({ ...sale, purchasePrice, placedInService })
}

/** Whether the depreciation of a property can't be computed: it is too old, or came from an earlier exchange. */
export function mustTypeDepreciation(
  sale: Pick<Sale, 'propertyType' | 'placedInService' | 'priorDeferredGain'>,
): boolean {
  const { placedInService, priorDeferredGain = 0 } = sale
  const from = computedFrom[propertyTypeOf(sale)]
  return priorDeferredGain > 0 || (placedInService !== undefined && placedInService < from)
}

const computedFrom = {
  residential: residentialDepreciationFrom,
  commercial: commercialDepreciationFrom,
} as const

function soldProperty(sale: BoughtSale, file: ExchangeFile): SoldProperty {
  const { price, sellingCosts, purchasePrice, placedInService, improvements, landShare } = sale
  return {
    price,
    sellingCosts,
    purchasePrice,
    propertyType: propertyTypeOf(sale),
    placedInService,
    sold: sale.sold,
    stateRate: file.income.stateRate ?? defaultStateRate(file, sale),
    ...(improvements === undefined ? {} : { improvements }),
    ...(landShare === undefined ? {} : { landShare }),
    ...(sale.depreciation === undefined ? {} : { depreciation: sale.depreciation }),
    ...(sale.priorDeferredGain === undefined ? {} : { priorDeferredGain: sale.priorDeferredGain }),
  }
}

/** The highest rate for people. What a state takes of a corporation isn't known here, and counts once it is entered. */
function defaultStateRate({ taxpayer }: ExchangeFile, { state }: PricedSale): number {
  return state === undefined || taxpayer.kind === 'c-corporation' ? 0 : stateGainRates[state]
}

function propertyTypeOf({ propertyType = defaultExchangeInputs.propertyType }: Pick<Sale, 'propertyType'>) {
  return propertyType
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

function yearIn(month: string): number {
  return Number(month.slice(0, 'yyyy'.length))
}
