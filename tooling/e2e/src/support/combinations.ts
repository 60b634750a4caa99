import { isFullRun } from '@dst/vitest-config/run'

/** The condition for this turn, rotating so that each is covered across a journey's pages; in the full run all of them. */
export function inTurn<Circumstance>(circumstances: readonly Circumstance[], turn: number): readonly Circumstance[] {
  return isFullRun ? circumstances : circumstances.slice(turn % circumstances.length).slice(0, 1)
}

/** The hardest condition, because what passes there passes in the others too; in the full run all of them. */
export function hardest<Circumstance>(
  circumstances: readonly Circumstance[],
  hard: Circumstance,
): readonly Circumstance[] {
  return isFullRun ? circumstances : [hard]
}
