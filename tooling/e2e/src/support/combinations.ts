/** Whether each journey runs in every combination of its conditions, which takes a third longer. */
const all = process.env['E2E_COMBINATIONS'] === 'all'

/** The condition for this turn, rotating so that each is covered across a journey's pages; or all conditions. */
export function inTurn<Circumstance>(circumstances: readonly Circumstance[], turn: number): readonly Circumstance[] {
  return all ? circumstances : circumstances.slice(turn % circumstances.length).slice(0, 1)
}

/** The hardest condition, because what passes there passes in the others too; or all conditions. */
export function hardest<Circumstance>(
  circumstances: readonly Circumstance[],
  hard: Circumstance,
): readonly Circumstance[] {
  return all ? circumstances : [hard]
}
