import { randomOf, type Random } from './random.ts'

const inputCount = 1000
const seed = 1031
/** A thousandth of a cent: floor and engine may add in another order. */
const tolerance = 0.000_01

/** An engine of the domain, and its arithmetic written out by hand. */
export interface Contest<Input = unknown, Answer = unknown, Figures = unknown> {
  readonly name: string
  readonly inputOf: (random: Random) => Input
  readonly engine: (input: Input) => Answer
  readonly floor: (input: Input) => Figures
  /** The figures of the engine's answer that the floor computes too, in the same shape. */
  readonly figuresOf: (answer: Answer) => Figures
}

/** A contest among others, whose inputs differ in type. */
export function contestOf<Input, Answer, Figures>(contest: Contest<Input, Answer, Figures>): Contest {
  return contest as unknown as Contest
}

/** The inputs that a contest is measured with: varied, and the same in every run. */
export function inputsOf({ inputOf }: Contest): readonly unknown[] {
  const random = randomOf(seed)
  return Array.from({ length: inputCount }, () => inputOf(random))
}

/** The first input for which floor and engine differ, with both figures; undefined when they agree on all. */
export function disagreement(contest: Contest): string | undefined {
  for (const input of inputsOf(contest)) {
    const floor = contest.floor(input)
    const engine = contest.figuresOf(contest.engine(input))
    if (!isSame(floor, engine))
      return [contest.name, input, { floor, engine }].map((part) => JSON.stringify(part)).join('\n')
  }
  return undefined
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= tolerance
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
}
