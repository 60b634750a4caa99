import { expect, test } from 'vitest'
import { engineOf, inputsOf } from './engine.ts'
import { engines } from './engines.ts'
import { timeCalls } from './time-calls.ts'

test.each(engines)('$name answers a thousand different inputs', (engine) => {
  const inputs = inputsOf(engine)
  expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBeGreaterThan(950)
  for (const input of inputs) expect(engine.call(input)).toBeDefined()
})

test.each([
  [1, true],
  [1.001, false],
])('an engine whose slowest input takes %d ms keeps the bound: %j', (slow, isKept) => {
  let time = 0
  let drawn = 0
  const engine = engineOf({
    name: 'one slow input',
    inputOf: () => (drawn++ === 500 ? slow : 0),
    call: (milliseconds: number) => (time += milliseconds),
  })
  const found = timeCalls(engine, () => time)
  expect(found.slowest).toBeCloseTo(slow, 5)
  expect(found.usual).toBeCloseTo(slow / 1000, 5)
  expect(found.isKept).toBe(isKept)
})
