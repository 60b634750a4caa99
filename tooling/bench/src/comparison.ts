import { connections, type Load } from './load.ts'
import { middle } from './middle.ts'

const rounds = 15
const secondsOfRound = 2
/** Rounds that are not counted: the compiler still works on the code that calls run through. */
const warmUps = 3

/** A call of the product and the least that could be called the same work. */
export interface Comparison {
  readonly name: string
  readonly product: (seconds: number) => Promise<Load>
  readonly floor: (seconds: number) => Promise<Load>
  /** The share of the floor's answers a second that is the goal, if there is one. */
  readonly goal?: number
  /** How many times the floor's p99 the product's may be. */
  readonly p99Goal?: number
}

/**
 * Measures both, one after the other in every round, so that a busy minute on the machine affects both. Prints what was
 * found, and returns whether the goals are kept.
 */
export async function compare({ name, product, floor, goal, p99Goal }: Comparison): Promise<boolean> {
  for (let round = 0; round < warmUps; round += 1) {
    await product(secondsOfRound)
    await floor(secondsOfRound)
  }
  const found: { product: Load; floor: Load }[] = []
  for (let round = 0; round < rounds; round += 1)
    found.push({ floor: await floor(secondsOfRound), product: await product(secondsOfRound) })

  const share = middle(found.map((round) => round.product.perSecond / round.floor.perSecond))
  const slower = middle(found.map((round) => round.product.p99 / round.floor.p99))
  const stored = share >= (goal ?? 0) && slower <= (p99Goal ?? Infinity)
  const typical = (server: 'product' | 'floor', figure: keyof Load) =>
    middle(found.map((round) => round[server][figure]))
  const perSecond = `${typical('product', 'perSecond')} of ${typical('floor', 'perSecond')}`
  const p99 = `${shown(typical('product', 'p99'))} and ${shown(typical('floor', 'p99'))}`
  const lines = [
    `${name}, ${connections} connections: ${stored ? 'kept' : 'not kept'}`,
    `  ${perSecond} answers a second, ${share.toFixed(2)}${inBrackets(goal)}`,
    `  p99 ${p99} ms, ${slower.toFixed(2)} times${inBrackets(p99Goal)}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return stored
}

function inBrackets(goal: number | undefined): string {
  return goal === undefined ? '' : ` (goal ${goal})`
}

function shown(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0)
}
