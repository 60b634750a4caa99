import { expect, test } from 'vitest'
import { createVerdictCount } from './verdicts.ts'

function counter({ mayCount = true, reached = true } = {}) {
  const sent: number[] = []
  const count = createVerdictCount({
    mayCount: () => mayCount,
    send: (rule) => {
      sent.push(rule)
      return reached ? Promise.resolve() : Promise.reject(new Error('offline'))
    },
  })
  return { sent, count }
}

test('each rule is counted once, whatever was shown in between', async () => {
  const { sent, count } = counter()
  for (const rule of [6, 6, 10, 6, 10, 2]) await count(rule)
  expect(sent).toEqual([6, 10, 2])
})

test('a rule that is shown twice at once is sent once', async () => {
  const { sent, count } = counter()
  await Promise.all([count(6), count(6)])
  expect(sent).toEqual([6])
})

test('nothing is counted in a browser that sends a privacy signal', async () => {
  const { sent, count } = counter({ mayCount: false })
  await count(6)
  expect(sent).toEqual([])
})

test('a count that fails is silent, and is not sent again', async () => {
  const { sent, count } = counter({ reached: false })
  await count(6)
  await count(6)
  expect(sent).toEqual([6])
})
