import { formatUsd } from '@dst/domain/calculator'
import type { FileMoney } from '@dst/domain/exchange-file'
import { neededPercent } from './needed-share.ts'

/** One step of a calculation with the person's numbers. */
export interface FormulaLine {
  readonly term: string
  readonly formula: string
}

/** How boot and basis come about: Form 8824, line 15, with the netting of debt of Reg. 1.1031(d)-2. */
export function moneyFormula(money: FileMoney): readonly FormulaLine[] {
  const { check, gainKnown } = money
  const { bought, sold } = money
  const { price, sellingCosts: costs, debtPaidOff: oldDebt, takenAtClosing: taken } = sold
  const { cash, debt: newDebt } = bought
  const target = check.toReplace
  const usd = formatUsd
  const brought = oldDebt - target.debt
  const added = Math.max(0, cash - target.cash)
  const toReplace = usd(target.debt)
  const also = [newDebt, added, brought].map((amount) => ` − ${usd(amount)}`).join('')
  return [
    { term: 'Net sale price', formula: `${usd(price)} − ${usd(costs)} = ${usd(check.netSalePrice)}` },
    {
      term: 'Exchange cash',
      formula: `the larger of $0 and ${usd(check.netSalePrice)} − ${usd(oldDebt)} = ${usd(check.exchangeCash)}`,
    },
    {
      term: 'Cash taken',
      formula:
        taken > 0
          ? `${usd(taken)} at the closing, plus the larger of $0 and ${usd(target.cash)} left to spend ` +
            `− ${usd(cash)} spent = ${usd(check.cashTaken)}`
          : `the larger of $0 and ${usd(check.exchangeCash)} − ${usd(cash)} spent = ${usd(check.cashTaken)}`,
    },
    {
      term: 'Debt not replaced (less new debt, own cash, and cash brought to the closing)',
      formula: `the larger of $0 and ${usd(oldDebt)}${also} = ${usd(check.debtShort)}`,
    },
    {
      term: 'Boot (Form 8824, line 15)',
      formula: `${usd(check.cashTaken)} + ${usd(check.debtShort)} = ${usd(check.boot)}`,
    },
    {
      term: 'Loan share that replaces the debt with all the cash',
      formula:
        `${toReplace} ÷ (${toReplace} + ${usd(target.cash)}) = ` +
        `${neededPercent(check.neededLoanShare)}, rounded up`,
    },
    ...(gainKnown ? gainLines(check) : []),
  ]
}

function gainLines({ boot, gain, taxedNow, deferred, newValue, newBasis }: FileMoney['check']): readonly FormulaLine[] {
  const usd = formatUsd
  return [
    {
      term: 'Gain taxed now',
      formula:
        gain > 0
          ? `the smaller of the gain, ${usd(gain)}, and the boot, ${usd(boot)} = ${usd(taxedNow)}`
          : `none: there is no gain = ${usd(taxedNow)}`,
    },
    {
      term: 'Basis of what you buy',
      formula: `${usd(newValue)} − ${usd(deferred)} deferred = ${usd(newBasis)}`,
    },
  ]
}
