import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { replacementCheck } from '@dst/domain/exchange-money'
import {
  defaultOfferingAssumptions,
  offeringFigures,
  type Offering,
  type OfferingFigures,
  type SaleCase,
  type StressCase,
} from '@dst/domain/offerings'
import { comparedCosts, comparedInterest, offeringDefaultYears } from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'
import { exampleLoan, exampleSale, exampleTax } from './example-sale.ts'

/** What the example's sale leaves to exchange, and what has to be replaced. */
export const exampleReplacement = replacementCheck({
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
  cashSpent: 0,
  newDebt: 0,
})

/** What the couple of the example puts into the DST, in US dollars. */
export const exampleEquity = exampleReplacement.exchangeCash

/** The DST is as large as so many couples' exchanges, so that its loan replaces theirs. */
const couples = 50
const yearlyFees = 0.005
const reserveShare = 0.025
const planned = 0.045
const equity = exampleEquity * couples
const loan = exampleLoan * couples
const load = equity * comparedCosts.load
const reserves = equity * reserveShare

/** The years until the example's DST is sold as planned. */
export const exampleYears = offeringDefaultYears.hold

/** The day on which the example's DST is sold as planned. */
export const exampleOfferingSold = `${exampleSale.taxYear + exampleYears}-06-15` as const

/** The made-up DST of all examples, so that a reader follows one offering from page to page. US dollars. */
export const exampleOffering = {
  purchasePrice: equity + loan - load - reserves,
  equity,
  loan,
  loanRate: comparedInterest,
  interestOnlyYears: 10,
  maturityYears: 10,
  otherCosts: load,
  reserves,
  netIncome: 2_400_000,
  distributions: [planned],
  yearlyFeesOnTop: yearlyFees,
  holdYears: exampleYears,
  exitFee: comparedCosts.exit,
} as const satisfies Offering

/** What can be said of a sale whose distributions are typed. */
interface Received {
  readonly multiple: number
  readonly irr: number
}

type ReceivedCase = SaleCase & Received

/** The figures of an offering of which everything is typed, so that none is missing. */
interface WholeFigures extends OfferingFigures {
  readonly saleYear: number
  readonly breakEvenGrowth: number
  /** With a price that falls, stays the same and rises. */
  readonly cases: readonly [ReceivedCase, ReceivedCase, ReceivedCase]
  readonly stress: StressCase & Received
}

/** The figures of the example's DST, or of the same with another plan. */
export function exampleFigures(changes: Pick<Offering, 'holdYears' | 'distributions'> = {}): WholeFigures {
  const figures = offeringFigures({ ...exampleOffering, ...changes })
  return (figures as Extract<typeof figures, { ok: true }>).value as WholeFigures
}

/** What becomes of the couple's money in one case, in US dollars. */
export interface CoupleResult {
  readonly load: number
  /** Of each year. */
  readonly yearlyFees: number
  readonly exitCosts: number
  /** All costs until the sale. */
  readonly costs: number
  readonly paidOut: number
  readonly back: number
  /** Below 0 for a loss. */
  readonly gain: number
}

/** The couple's part of a sale after so many years. */
export function coupleResult(
  sale: Received & Pick<SaleCase, 'price' | 'backPerDollar'>,
  years: number = exampleYears,
): CoupleResult {
  const back = sale.backPerDollar * exampleEquity
  const gain = (sale.multiple - 1) * exampleEquity
  const own = { load: load / couples, yearlyFees: yearlyFees * exampleEquity }
  const exitCosts = (sale.price * comparedCosts.exit) / couples
  const costs = own.load + own.yearlyFees * years + exitCosts
  return { ...own, exitCosts, costs, back, gain, paidOut: gain + exampleEquity - back }
}

/** The hoped-for growth of the price, and what the bad case takes, as in the figures. */
export const exampleCases = defaultOfferingAssumptions

/** The example's DST in a few sentences, for the assumptions of each example that uses it. */
export const exampleOfferingFacts: readonly string[] = [
  `The DST is made up. The couple of our other examples puts in the ${formatUsd(exampleEquity)} that their sale left, and all investors together put in ${formatUsd(equity)}. A loan of ${formatUsd(loan)} at ${percentOf(comparedInterest)} comes on top. Only its interest is paid, and all of it falls due after ${spellNumber(exampleOffering.maturityYears)} years.`,
  `Of what the investors put in, ${percentOf(comparedCosts.load)} goes to up-front costs and ${percentOf(reserveShare)} into reserves, which are taken as spent. So the property costs ${formatUsd(exampleOffering.purchasePrice)}.`,
  `The property brings ${formatUsd(exampleOffering.netIncome)} a year before the loan. Planned distributions are hypothetical: ${percentOf(planned)} of the money put in, less ${percentOf(yearlyFees)} for yearly fees.`,
  `The sale costs ${percentOf(comparedCosts.exit)} of the price. In the bad case the property brings ${percentOf(exampleCases.stressIncome)} less income all along and is sold for ${percentOf(exampleCases.stressValue)} less than it cost.`,
]
