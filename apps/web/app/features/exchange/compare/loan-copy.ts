import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { figuresOf, type Verdict } from '@dst/domain/comparison'
import type { FileComparison, FileMoney } from '@dst/domain/exchange-file'
import { verdictLimits } from '@dst/domain/parameters'
import type { Result } from '@dst/domain/result'
import { taxRange } from '../money/boot-copy.ts'
import { neededPercent } from '../money/needed-share.ts'
import { figuresFor } from './state-tax-copy.ts'

/** What the comparison assumes to replace the debt, which decides it; undefined where there is no debt or no cash. */
export function loanAssumption(compared: FileComparison): string | undefined {
  const { sale, assumptions, comparison, taxWithoutLoan } = compared
  const { loan, share, short } = comparison.replacement
  if (sale.debtPaidOff === 0 || figuresOf(sale).equity <= 0) return undefined
  const own = assumptions.dstLoanShare !== undefined
  if (short > 0.5) {
    const due = comparison.taxOnBoot > 0.5 ? `: about ${formatUsd(comparison.taxOnBoot)} of tax is due on day one` : ''
    const which = own
      ? `the loan of ${percentOf(share)} that you chose`
      : `a loan of ${percentOf(share)}, and few bring more`
    return (
      `This counts on a DST with ${which}. It leaves ${formatUsd(short)} of the ${formatUsd(sale.debtPaidOff)} of ` +
      `debt without a replacement${due}.`
    )
  }
  const replaces =
    `This counts on a DST that brings a loan of ${formatUsd(loan)}, ${neededPercent(share)} of what you buy, in ` +
    'place of the debt that the sale pays off.'
  const { compared: counted, estimated } = taxWithoutLoan
  if (counted < 0.5) return replaces
  const range = estimated === undefined ? '' : `; by our estimate of your year it would be ${taxRange(estimated)}`
  return (
    `${replaces} Without a loan, or cash of your own in its place, the comparison would count ` +
    `${figuresFor(compared).usd(counted)} of tax on day one${range}.`
  )
}

/** What price and loan alone say against an exchange, before the tax is known. */
export function earlyAgainst(money: Result<FileMoney, 'price-missing'>): readonly Verdict[] {
  if (!money.ok) return []
  const { neededLoanShare } = money.value.check
  return neededLoanShare > verdictLimits.loanShare ? [{ rule: 8, name: 'high-loan', neededLoanShare }] : []
}
