import { randomOf, type Random } from './random.ts'

const inputCount = 1000
const seed = 1031

/** An engine of the domain and how its inputs are drawn. */
export interface Engine<Input = unknown> {
  readonly name: string
  readonly inputOf: (random: Random) => Input
  readonly call: (input: Input) => unknown
}

/** An engine among others, whose inputs differ in type. */
export function engineOf<Input>(engine: Engine<Input>): Engine {
  return engine as unknown as Engine
}

/** The inputs that an engine is measured with: varied, and the same in every run. */
export function inputsOf({ inputOf }: Engine): readonly unknown[] {
  const random = randomOf(seed)
  return Array.from({ length: inputCount }, () => inputOf(random))
}
