/** Whether each journey runs in every combination of its circumstances, which takes a third longer. */
const all = process.env['E2E_COMBINATIONS'] === 'all'

/** Of the circumstances of a journey the one whose turn it is, so that over its pages each comes up; or every one. */
export function inTurn<Circumstance>(circumstances: readonly Circumstance[], turn: number): readonly Circumstance[] {
  return all ? circumstances : circumstances.slice(turn % circumstances.length).slice(0, 1)
}

/** The hardest of the circumstances, which what holds there holds beside; or every one. */
export function hardest<Circumstance>(
  circumstances: readonly Circumstance[],
  hard: Circumstance,
): readonly Circumstance[] {
  return all ? circumstances : [hard]
}
