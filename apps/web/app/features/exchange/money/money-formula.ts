import { formatUsd } from '@dst/domain/calculator'
import type { FileMoney } from '@dst/domain/exchange-file'
import { costsOffCash } from './boot-copy.ts'
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
  const { price, sellingCosts: costs, debtPaidOff: oldDebt } = sold
  const { cash, debt: newDebt } = bought
  const target = check.toReplace
  const usd = formatUsd
  const brought = oldDebt - target.debt
  const added = Math.max(0, cash - target.cash)
  const toReplace = usd(target.debt)
  const furniture = sold.otherGiven > 0 ? [sold.otherGiven] : []
  const also = [newDebt, added, brought, ...furniture].map((amount) => ` − ${usd(amount)}`).join('')
  return [
    { term: 'Net sale price', formula: `${usd(price)} − ${usd(costs)} = ${usd(check.netSalePrice)}` },
    {
      term: 'Exchange cash',
      formula: `the larger of $0 and ${usd(check.netSalePrice)} − ${usd(oldDebt)} = ${usd(check.exchangeCash)}`,
    },
    { term: cashTerm(money), formula: cashFormula(money) },
    {
      term: `Debt not replaced (less new debt, own cash, and cash brought to the closing${
        furniture.length > 0 ? ', and furniture sold with it' : ''
      })`,
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
    ...(gainKnown ? gainLines(money) : []),
  ]
}

function cashTerm({ bought }: FileMoney): string {
  return bought.notRealProperty > 0 ? 'Cash and other property taken' : 'Cash taken'
}

function cashFormula(money: FileMoney): string {
  const { check, bought, sold } = money
  const usd = formatUsd
  const taken = sold.takenAtClosing > 0 ? `${usd(sold.takenAtClosing)} at the closing, plus ` : ''
  const toSpend = sold.takenAtClosing > 0 ? `${usd(check.toReplace.cash)} left to spend` : usd(check.exchangeCash)
  const other = bought.notRealProperty > 0 ? `, plus ${usd(bought.notRealProperty)} of other property` : ''
  const ownCosts = costsOffCash(money)
  const less = ownCosts > 0 ? `, less ${usd(ownCosts)} of costs paid with own money` : ''
  return `${taken}the larger of $0 and ${toSpend} − ${usd(bought.cash)} spent${other}${less} = ${usd(check.cashTaken)}`
}

function gainLines({ check, bought: { exchangeCosts }, sold: { otherGiven } }: FileMoney): readonly FormulaLine[] {
  const { netSalePrice, boot, gain, taxedNow, deferred, newValue, newBasis } = check
  const usd = formatUsd
  const basis = netSalePrice - exchangeCosts - otherGiven - gain
  const furniture = otherGiven > 0 ? `− ${usd(otherGiven)} furniture ` : ''
  return [
    ...(exchangeCosts + otherGiven > 0
      ? [
          {
            term: 'Gain (Form 8824, line 19)',
            formula:
              `${usd(netSalePrice)} − ${usd(exchangeCosts)} costs of buying and of the exchange ` +
              `${furniture}− ${usd(basis)} basis = ${usd(gain)}`,
          },
        ]
      : []),
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
