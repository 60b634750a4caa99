import { compareWays, usualAssumptions, type Assumptions, type ComparedSale } from '@dst/domain/comparison'
import { engineOf } from './engine.ts'
import type { Random } from './random.ts'

interface ComparisonInputs {
  readonly sale: ComparedSale
  readonly assumptions: Assumptions
}

/** Paying the tax, a DST, another property and keeping the property, year by year. */
export const comparison = engineOf({
  name: 'compareWays',
  inputOf,
  call: ({ sale, assumptions }: ComparisonInputs) => compareWays(sale, assumptions),
})

function inputOf(random: Random): ComparisonInputs {
  const { whole, chance } = random
  const price = whole(400_000, 5_000_000)
  const debtPaidOff = chance(0.3) ? 0 : whole(0, Math.round(price * 0.7))
  const sale = {
    price,
    sellingCosts: whole(0, Math.round(price * 0.08)),
    debtPaidOff,
    adjustedBasis: whole(0, price),
    tax: whole(0, Math.round(price * 0.25)),
    ...(chance(0.3) ? { cashTaken: whole(0, 100_000) } : {}),
  }
  return { sale, assumptions: assumptionsOf(random) }
}

function assumptionsOf({ share, whole, chance, pick }: Random): Assumptions {
  const returns = () => ({ income: share() * 0.08, growth: share() * 0.06 - 0.02 })
  const dst = chance(0.3) ? { ...returns(), cut: { fromYear: whole(2, 5), to: share() } } : returns()
  return {
    ...usualAssumptions,
    years: chance(0.5) ? usualAssumptions.years : whole(3, 15),
    ending: pick(['sold', 'sold', 'exchanged', 'heirs']),
    load: share() * 0.15,
    ...(chance(0.5)
      ? { likeForLike: true }
      : { likeForLike: false, returns: { pay: returns(), dst, buy: returns(), hold: returns() } }),
    ...(chance(0.2) ? { dstLoanShare: share() * 0.7 } : {}),
    ...(chance(0.2) ? { loanMatures: { inYear: whole(2, 10), drop: share() / 2 } } : {}),
  }
}
