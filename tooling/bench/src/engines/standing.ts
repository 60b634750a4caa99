/** The goals of the engines: a share of the calls of their floor, and calls a second. */
export const goals = { share: 0.5, callsPerSecond: 1_000_000 }

/** The calls a second of both sides in one round. */
export interface Round {
  readonly engine: number
  readonly floor: number
}

/** What the rounds of one engine come to: calls a second, and the middle of the shares of the rounds. */
export interface Standing {
  readonly engine: number
  readonly floor: number
  readonly share: number
  readonly kept: boolean
}

/** The middle of an odd number of rounds; both goals count as kept when they are met exactly. */
export function standingOf(rounds: readonly Round[]): Standing {
  const engine = middle(rounds.map((round) => round.engine))
  const share = middle(rounds.map((round) => round.engine / round.floor))
  const kept = share >= goals.share && engine >= goals.callsPerSecond
  return { engine, floor: middle(rounds.map((round) => round.floor)), share, kept }
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
