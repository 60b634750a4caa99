import { roundToDollars } from '../exact-amounts/exact-amounts.ts'
import type { CompleteAmounts } from './exchange-amounts.ts'

/**
 * Line 21: gain from depreciation that is taxed at ordinary rates, in whole US dollars, halves rounded up. It can be
 * above what the boot makes taxable, never above the gain.
 * @source 26 U.S.C. 1245(b)(4), 1250(d)(4); 26 CFR 1.1245-4(d)(1), 1.1250-3(d)(1)
 */
export function recaptureOf(
  amounts: CompleteAmounts,
  { gain, taxed }: { readonly gain: number; readonly taxed: number },
): number {
  const most = Math.max(0, gain)
  const { likeKindReceivedValue, received1245Value, received1250Value } = amounts
  const of1245 = Math.min(amounts.depreciation1245, most, taxed + likeKindReceivedValue - received1245Value)
  const excess = Math.min(amounts.excessDepreciation, most)
  const of1250 = Math.min(excess, Math.max(taxed, excess - received1250Value))
  return Math.min(most, roundToDollars(of1245 + of1250))
}
