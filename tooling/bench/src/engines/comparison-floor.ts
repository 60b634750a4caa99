import type { Assumptions, ComparedSale, Comparison, Outcome, Returns } from '@dst/domain/comparison'

/** A sale and what is assumed. */
export interface ComparisonInputs {
  readonly sale: ComparedSale
  readonly assumptions: Assumptions
}

/** Money at work, as numbers: `inYear` is the year at whose end `drop` of the value is lost. */
interface Money {
  readonly paid: number
  readonly works: number
  readonly loan: number
  readonly taxOwed: number
  readonly shelter: number
  readonly returns: Returns
  readonly inYear: number
  readonly drop: number
}

const never = 100

/** The comparison of the ways, written out. */
export function comparisonFloor({ sale, assumptions }: ComparisonInputs): Comparison {
  const { price, sellingCosts, debtPaidOff, cashTaken = 0, tax } = sale
  const { load, likeForLike, shelter, returns, loanMatures, dstLoanShare } = assumptions
  const cashAtClosing = price - sellingCosts - debtPaidOff
  const cash = Math.max(0, cashAtClosing - cashTaken)
  const equity = cashAtClosing > 0 ? cash : cashAtClosing
  const gain = price - sellingCosts - sale.adjustedBasis
  const taxOnCash = gain > 0 ? tax * Math.min(1, cashTaken / gain) : 0
  const share = dstLoanShare ?? (debtPaidOff === 0 ? 0 : Math.min(0.6, debtPaidOff / (debtPaidOff + cash)))
  const fullLoan = (cash * share) / (1 - share)
  const debtShort = Math.max(0, debtPaidOff + Math.min(0, equity) - fullLoan)
  const taxOnBoot = gain > 0 ? tax * Math.min(1, (debtShort + cashTaken) / gain) : 0

  const { fullBasis, carriedBasis } = shelter
  const paid = equity - taxOnBoot
  const taxOwed = tax - taxOnBoot
  const works = paid - cash * load
  const loan = likeForLike ? 0 : fullLoan
  const { pay } = returns
  const [dst, buy, hold] = likeForLike ? [pay, pay, pay] : [returns.dst, returns.buy, returns.hold]
  const falls = loanMatures !== undefined && loan > 0 && works + loan > 0
  const [inYear, drop] = falls ? [loanMatures.inYear, loanMatures.drop] : [never, 0]
  const left = equity - tax
  const kept = price - debtPaidOff - (cashAtClosing - equity)
  const paidForOwn = equity - taxOnCash
  const worksInOwn = equity * (1 - assumptions.purchaseCosts) - taxOnCash

  const paying = money(left, left, 0, 0, fullBasis, pay)
  const exchanging = { paid, works, loan, taxOwed, shelter: carriedBasis, returns: dst, inYear, drop }
  const payGrown = grownBy(pay.growth, assumptions.years)
  const dstGrown = dst === pay ? payGrown : grownBy(dst.growth, assumptions.years)
  const taxPaid = value(paying, assumptions, payGrown)
  const deferred = value(money(paid, paid, 0, taxOwed, fullBasis, pay), assumptions, payGrown)
  const withBasis = value(money(paid, paid, 0, taxOwed, carriedBasis, pay), assumptions, payGrown)
  const withFees = value(money(paid, works, 0, taxOwed, carriedBasis, pay), assumptions, payGrown)
  const withLoan = value(money(paid, works, loan, taxOwed, carriedBasis, pay), assumptions, payGrown)
  const withReturns = value(money(paid, works, loan, taxOwed, carriedBasis, dst), assumptions, dstGrown)
  const exchanged = value(exchanging, assumptions, dstGrown)
  return {
    ways: {
      pay: outcome(paying, assumptions),
      dst: outcome(exchanging, assumptions),
      buy: outcome(money(paidForOwn, worksInOwn, 0, tax - taxOnCash, carriedBasis, buy), assumptions),
      hold: outcome(money(kept, kept, 0, tax, carriedBasis, hold), assumptions),
    },
    gap: exchanged - taxPaid,
    gapParts: {
      deferral: deferred - taxPaid,
      basis: withBasis - deferred,
      fees: withFees - withBasis,
      leverage: withLoan - withFees,
      returns: withReturns - withLoan,
      badYear: exchanged - withReturns,
    },
    breakEvenLoad: breakEven(exchanging, cash, taxPaid, { assumptions, grown: dstGrown }),
    taxOnBoot,
    dstLoan: loan,
  }
}

function money(paid: number, works: number, loan: number, taxOwed: number, shelter: number, returns: Returns): Money {
  return { paid, works, loan, taxOwed, shelter, returns, inYear: never, drop: 0 }
}

function outcome(placed: Money, assumptions: Assumptions): Outcome {
  const { works, loan, inYear, drop } = placed
  const { years, ending, exitCosts } = assumptions
  const yearly = 1 + placed.returns.growth
  let price = (works + loan) * (1 - exitCosts)
  let income = 0
  let firstIncome = 0
  let tax = ending === 'heirs' ? 0 : taxOf(price, placed, assumptions)
  const byYear = [price - loan - (ending === 'sold' ? tax : 0)]
  for (let year = 1; year <= years; year += 1) {
    income += incomeOf(year, placed, assumptions)
    if (year === 1) firstIncome = income
    price *= year === inYear ? yearly * (1 - drop) : yearly
    tax = ending === 'heirs' ? 0 : taxOf(price, placed, assumptions)
    byYear.push(income + price - loan - (ending === 'sold' ? tax : 0))
  }
  return {
    works,
    firstIncome,
    income,
    salePrice: price,
    taxDue: ending === 'sold' ? tax : 0,
    value: income + price - loan - (ending === 'sold' ? tax : 0),
    taxOwed: ending === 'exchanged' ? tax : 0,
    byYear,
  }
}

function grownBy(growth: number, years: number): number {
  let grown = 1
  for (let year = 1; year <= years; year += 1) grown *= 1 + growth
  return grown
}

/** What is left at the end, when the value has grown to so many times: one income for all years between changes. */
function value(placed: Money, assumptions: Assumptions, grown: number): number {
  const { works, loan, inYear, drop, returns } = placed
  const { years, exitCosts } = assumptions
  const price = (works + loan) * (1 - exitCosts) * grown * (years >= inYear ? 1 - drop : 1)
  const due = assumptions.ending === 'sold' ? taxOf(price, placed, assumptions) : 0
  const cutFrom = returns.cut?.fromYear ?? never
  const early = Math.min(cutFrom - 1, inYear, years)
  const late = Math.min(years, Math.max(cutFrom - 1, inYear))
  let income = early * incomeOf(1, placed, assumptions)
  if (late > early) income += (late - early) * incomeOf(late, placed, assumptions)
  if (years > late) income += (years - late) * incomeOf(years, placed, assumptions)
  return income + price - loan - due
}

function incomeOf(year: number, placed: Money, { incomeTaxRate, interest }: Assumptions): number {
  const { works, loan, returns, shelter } = placed
  const { cut } = returns
  const rate = cut !== undefined && year >= cut.fromYear ? returns.income * cut.to : returns.income
  const income = (works + loan) * (year > placed.inYear ? 1 - placed.drop : 1) * rate - loan * interest
  return income > 0 ? income - incomeTaxRate * (1 - shelter) * income : income
}

function taxOf(price: number, { paid, loan, taxOwed }: Money, { gainTaxRate }: Assumptions): number {
  const tax = taxOwed + gainTaxRate * (price - paid - loan)
  return taxOwed > 0 && tax < 0 ? 0 : tax
}

interface Ending {
  readonly assumptions: Assumptions
  readonly grown: number
}

/** The load at which a DST comes to as much as paying the tax: by false position, as Illinois has it. */
function breakEven(placed: Money, cash: number, taxPaid: number, end: Ending): number | undefined {
  let low = 0
  let high = 1
  let above = gapAt(0, placed, cash, end) - taxPaid
  let below = gapAt(1, placed, cash, end) - taxPaid
  if (above < 0 || below > 0) return undefined
  let tried = 0
  let gap = above
  while (Math.abs(gap) > 1e-6) {
    const wasAbove = gap > 0
    tried = (low * below - high * above) / (below - above)
    gap = gapAt(tried, placed, cash, end) - taxPaid
    if (gap > 0) {
      low = tried
      above = gap
      if (wasAbove) below /= 2
    } else {
      high = tried
      below = gap
      if (!wasAbove) above /= 2
    }
  }
  return tried
}

function gapAt(load: number, placed: Money, cash: number, { assumptions, grown }: Ending): number {
  const { paid, loan, taxOwed, shelter, returns } = placed
  const works = paid - cash * load
  const { loanMatures } = assumptions
  const falls = loanMatures !== undefined && loan > 0 && works + loan > 0
  const [inYear, drop] = falls ? [loanMatures.inYear, loanMatures.drop] : [never, 0]
  return value({ paid, works, loan, taxOwed, shelter, returns, inYear, drop }, assumptions, grown)
}
