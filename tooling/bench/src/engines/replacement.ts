import { replacementCheck, type ReplacementInputs } from '@dst/domain/exchange-money'
import { engineOf } from './engine.ts'
import type { Random } from './random.ts'

/** What has to be replaced, and what is taxed because it isn't. */
export const replacement = engineOf({
  name: 'replacementCheck',
  inputOf,
  call: replacementCheck,
})

function inputOf({ whole, chance }: Random): ReplacementInputs {
  const price = whole(300_000, 5_000_000)
  const debtPaidOff = chance(0.3) ? 0 : whole(0, price)
  const inputs = {
    price,
    sellingCosts: whole(0, Math.round(price * 0.08)),
    debtPaidOff,
    adjustedBasis: whole(-100_000, price),
    cashSpent: whole(0, price),
    newDebt: whole(0, debtPaidOff),
  }
  if (chance(0.5)) return inputs
  return {
    ...inputs,
    cashAdded: whole(0, 200_000),
    takenAtClosing: whole(0, 200_000),
    otherCashTaken: whole(0, 50_000),
  }
}
