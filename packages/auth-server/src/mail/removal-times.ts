import type { FactorRemovalRow } from '../database/factor-tables.ts'

interface RemovalSettings {
  lifetimes: { factorRemovalSeconds: number }
}

/** Notices before a lost second factor is removed: at once, after a third of the waiting time, and after two thirds. */
export const noticesOfRemoval = 3

/** Seconds between two notices, and between the last one and the removal. */
export function noticeGap({ lifetimes }: RemovalSettings): number {
  return lifetimes.factorRemovalSeconds / noticesOfRemoval
}

/** When a removal happens. A server that was down moves it, so that the owner has the time between notices. */
export function removalDueAt(
  settings: RemovalSettings,
  { notices, noticed_at: at }: Pick<FactorRemovalRow, 'notices' | 'noticed_at'>,
): Date {
  return new Date(at.getTime() + (noticesOfRemoval + 1 - notices) * noticeGap(settings) * 1000)
}
