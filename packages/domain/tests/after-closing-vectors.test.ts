import { expect, test } from 'vitest'
import vectors from '../test-vectors/after-closing.json' with { type: 'json' }
import { allocateBasis, depreciationAfter } from '../src/basis-after/index.ts'
import { bootByYear, failedExchangeByYear, moneyDueOn } from '../src/boot-years/index.ts'
import { laterSale, trustYear } from '../src/later-sale/index.ts'
import { form8824, form8824Lines } from '../src/form-8824/index.ts'

type Call = (input: never) => object

/** Each function of the examples, with what they expect of it. */
const calls: Readonly<Record<string, Call>> = {
  form8824Lines,
  form8824: (input) => {
    const { amounts, lines } = form8824(input)
    return { ...amounts, ...lines }
  },
  allocateBasis: ({ total, values }: { total: number; values: number[] }) => ({ parts: allocateBasis(total, values) }),
  depreciationAfter: (input) => {
    const after = depreciationAfter(input)
    return after.ok ? after.value : { refused: after.error }
  },
  bootByYear,
  failedExchangeByYear: (input) => {
    const failed = failedExchangeByYear(input)
    return failed.computed ? { computed: true, ...failed.lines } : failed
  },
  moneyDueOn,
  laterSale,
  trustYear,
}

test('there are examples of every function', () => {
  expect(vectors.cases).toHaveLength(27)
  expect([...new Set(vectors.cases.map((each) => each.function))].toSorted()).toEqual(Object.keys(calls).toSorted())
})

test.each(vectors.cases)('$id: $note', (each) => {
  const found = new Map(Object.entries(calls[each.function]?.(each.input as never) ?? {}))
  // Whole members, so that a year too many is found.
  for (const [name, expected] of Object.entries(each.expected)) expect(found.get(name), name).toEqual(expected)
})
