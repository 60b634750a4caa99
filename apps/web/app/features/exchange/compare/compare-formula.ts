import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { figuresOf, type Assumptions } from '@dst/domain/comparison'
import type { FileComparison } from '@dst/domain/exchange-file'
import { badYearDrop } from '@dst/domain/parameters'
import { signedPercent, formatYears } from './compare-copy.ts'
import { stateTaxEnds } from './state-tax-copy.ts'

/** In a formula a minus is as wide as a plus. */
const usd = (amount: number) => formatUsd(amount).replace('-', '−')

/** The next term of a sum; below zero it is taken away under another name. */
function plus(amount: number, of: string, ofOpposite = of): string {
  return Math.round(amount) < 0 ? ` − ${usd(-amount)} ${ofOpposite}` : ` + ${usd(amount)} ${of}`
}

function minus(amount: number, of: string, ofOpposite: string): string {
  return Math.round(amount) < 0 ? ` + ${usd(-amount)} ${ofOpposite}` : ` − ${usd(amount)} ${of}`
}

/** The model with the person's numbers, for paying the tax and for the DST. */
export function compareLines(compared: FileComparison) {
  const { sale, assumptions, comparison } = compared
  const { cashTaken = 0 } = sale
  const { cashAtClosing, equity } = figuresOf(sale)
  const { pay, dst } = comparison.ways
  const { taxOnBoot, dstLoan, gap } = comparison
  const boot =
    taxOnBoot > 0.5
      ? ` − ${usd(taxOnBoot)} of tax on ${cashTaken > 0 ? 'cash that is taken and ' : ''}debt that is not replaced`
      : ''
  const withState = stateTaxEnds(compared) === undefined ? '' : `, with ${usd(sale.stateTax ?? 0)} of state tax,`
  const loan = dstLoan > 0.5 ? ` − ${usd(dstLoan)} of loan` : ''
  return [
    {
      term: 'Cash at closing',
      description:
        `${usd(sale.price)} − ${usd(sale.sellingCosts)} of costs` +
        ` − ${usd(sale.debtPaidOff)} of loans = ${usd(cashAtClosing)}`,
    },
    ...(cashTaken > 0
      ? [
          {
            term: 'Without the cash taken at the closing',
            description:
              `${usd(cashAtClosing)} − ${usd(cashAtClosing - equity)}, left out of every way` + ` = ${usd(equity)}`,
          },
        ]
      : []),
    {
      term: 'Paying the tax works with',
      description: `${usd(equity)}${minus(sale.tax, 'of tax', 'of tax saved')}${withState} = ${usd(pay.works)}`,
    },
    {
      term: 'The DST works with',
      description:
        `${usd(equity)}${boot} − ${percentOf(assumptions.load)}` +
        ` up-front of ${usd(Math.max(0, equity))} = ${usd(dst.works)}`,
    },
    {
      term: `Paying the tax, after ${formatYears(assumptions.years)}`,
      description:
        `${usd(pay.income)} of income${plus(pay.salePrice, 'from a sale')}` +
        `${minus(pay.taxDue, 'of tax', 'of tax saved')} = ${usd(pay.value)}`,
    },
    {
      term: `The DST, after ${formatYears(assumptions.years)}`,
      description:
        `${usd(dst.income)} of income${plus(dst.salePrice, 'from a sale')}${loan}` +
        `${minus(dst.taxDue, 'of tax', 'of tax saved')} = ${usd(dst.value)}`,
    },
    ...badYearLines(compared),
    { term: 'The difference', description: `${usd(dst.value)} less ${usd(pay.value)} = ${usd(gap)}` },
  ]
}

/** What is lost in the year in which the loan comes due; it is already in the DST's income and price. */
function badYearLines({ assumptions, comparison }: FileComparison) {
  const { loanMatures, likeForLike, returns } = assumptions
  const { ways, dstLoan, gapParts } = comparison
  if (loanMatures === undefined || likeForLike || gapParts.badYear === 0) return []
  const { inYear, drop } = loanMatures
  const worth = (ways.dst.works + dstLoan) * (1 + returns.dst.growth) ** inYear
  return [
    {
      term: `In it: the loan comes due in a bad year, at the end of year ${inYear}`,
      description:
        `${percentOf(drop)} of ${usd(worth)} = ${usd(drop * worth)} of value lost for good; ` +
        `the income after it is ${percentOf(drop)} lower`,
    },
  ]
}

/** Everything that is assumed. */
export function assumptionRows(assumptions: Assumptions) {
  const { returns, shelter, likeForLike, loanMatures } = assumptions
  const { drop } = loanMatures ?? { drop: badYearDrop }
  const own = likeForLike ? returns.pay : returns.dst
  return [
    { term: 'Years', description: String(assumptions.years) },
    { term: 'Income a year of the other ways', description: percentOf(returns.pay.income) },
    { term: 'Growth a year of the other ways', description: signedPercent(returns.pay.growth) },
    { term: 'Income a year of the DST', description: percentOf(own.income) },
    { term: 'Growth a year of the DST', description: signedPercent(own.growth) },
    { term: 'Up-front costs of the DST', description: percentOf(assumptions.load) },
    { term: 'Costs of buying yourself', description: percentOf(assumptions.purchaseCosts) },
    { term: 'Costs of a sale at the end', description: percentOf(assumptions.exitCosts) },
    { term: 'Tax on income', description: percentOf(assumptions.incomeTaxRate) },
    { term: 'Tax on what is gained after today', description: percentOf(assumptions.gainTaxRate) },
    { term: 'Income that depreciation shelters, new basis', description: percentOf(shelter.fullBasis) },
    { term: 'The same with the old basis', description: percentOf(shelter.carriedBasis) },
    {
      term: 'Loan of the DST',
      description: likeForLike
        ? 'none is counted, at equal returns'
        : `interest of ${percentOf(assumptions.interest)} a year`,
    },
    {
      term: `Its loan matures in a bad year, which takes ${percentOf(drop)} of the value`,
      description: likeForLike || loanMatures === undefined ? 'never' : `after year ${loanMatures.inYear}`,
    },
  ]
}
