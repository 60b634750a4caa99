import { isFullRun } from '@dst/vitest-config/run'

/** The condition for this turn, rotating so that each is covered across a journey's pages; in the full run all of them. */
export function inTurn<Circumstance>(circumstances: readonly Circumstance[], turn: number): readonly Circumstance[] {
  return isFullRun ? circumstances : circumstances.slice(turn % circumstances.length).slice(0, 1)
}

/** The details of a test that a loop writes for each case: `npm test` runs it for this one case only. */
export function fullUnless(isHardest: boolean): { tag?: string } {
  return isHardest ? {} : { tag: '@full' }
}
