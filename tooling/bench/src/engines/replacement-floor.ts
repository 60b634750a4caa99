import type { ReplacementCheck, ReplacementInputs } from '@dst/domain/exchange-money'

/** What an exchange has to replace, written out. */
export function replacementFloor(inputs: ReplacementInputs): ReplacementCheck {
  const { debtPaidOff, cashSpent, newDebt, cashAdded = 0, takenAtClosing = 0, otherCashTaken = 0 } = inputs
  const netSalePrice = inputs.price - inputs.sellingCosts
  const left = netSalePrice - debtPaidOff - takenAtClosing
  const cashToSpend = left > 0 ? left : 0
  const broughtToClosing = left < 0 ? -left : 0
  const unspent = cashToSpend > cashSpent ? cashToSpend - cashSpent : 0
  const cashTaken = unspent + takenAtClosing + otherCashTaken
  const added = cashAdded + (cashSpent > cashToSpend ? cashSpent - cashToSpend : 0) + broughtToClosing
  const debtShort = Math.max(0, debtPaidOff - newDebt - added)
  const boot = cashTaken + debtShort
  const gain = netSalePrice - inputs.adjustedBasis
  const taxedNow = Math.min(Math.max(0, gain), boot)
  const newValue = cashSpent + cashAdded + newDebt
  const toReplace = Math.max(0, debtPaidOff - broughtToClosing)
  return {
    netSalePrice,
    exchangeCash: Math.max(0, netSalePrice - debtPaidOff),
    cashTaken,
    debtShort,
    boot,
    gain,
    taxedNow,
    deferred: gain - taxedNow,
    newValue,
    newBasis: newValue - gain + taxedNow,
    neededLoanShare: toReplace === 0 ? 0 : toReplace / (toReplace + cashToSpend),
    missing: { value: Math.max(0, cashToSpend + toReplace - newValue), cash: unspent, debt: debtShort },
  }
}
