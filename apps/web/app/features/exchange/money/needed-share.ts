import { percentOf } from '@dst/domain/calculator-explanation'

/** Shares are told and entered in steps of a tenth of a percent. */
const steps = 1_000

/** A share that has to be reached, rounded up, so that whoever enters what is told reaches it. */
export function reachedShare(share: number): number {
  return Math.ceil(share * steps - 1e-6) / steps
}

/** The same in percent. */
export function neededPercent(share: number): string {
  return percentOf(reachedShare(share))
}
