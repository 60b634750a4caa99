import { expect, test } from 'vitest'
import { rememberSessions } from './live-sessions.js'

function watched(answers: (boolean | Error)[]) {
  let time = 0
  let asked = 0
  const ask = () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? false
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return { ...rememberSessions(ask, () => time), pass: (ms: number) => (time += ms), asked: () => asked }
}

test('calls within five seconds share one question, and the end of a session counts after them', async () => {
  const { lives, pass, asked } = watched([true, false])
  expect(await Promise.all([lives('s', 'u'), lives('s', 'u')])).toEqual([true, true])
  pass(4999)
  expect(await lives('s', 'u')).toBe(true)
  expect(asked()).toBe(1)
  pass(1)
  expect(await lives('s', 'u')).toBe(false)
  expect(asked()).toBe(2)
})

test('sessions and people are told apart', async () => {
  const { lives, asked } = watched([true, false, false])
  expect(await lives('s', 'u')).toBe(true)
  expect(await lives('t', 'u')).toBe(false)
  expect(await lives('s', 'v')).toBe(false)
  expect(asked()).toBe(3)
})

test('the sessions of one person can be asked about anew, and only theirs', async () => {
  const { lives, forget, asked } = watched([true, true, false])
  await lives('s', 'u')
  await lives('s', 'v')
  forget('u')
  expect(await lives('s', 'v')).toBe(true)
  expect(asked()).toBe(2)
  expect(await lives('s', 'u')).toBe(false)
})

test('an outage is not remembered', async () => {
  const { lives } = watched([new Error('away'), true])
  await expect(lives('s', 'u')).rejects.toThrow('away')
  expect(await lives('s', 'u')).toBe(true)
})

test('at most ten thousand sessions are remembered', async () => {
  const { lives, asked } = watched([true])
  for (let count = 0; count <= 10_000; count++) await lives(`s${count}`, 'u')
  await lives('s10000', 'u')
  expect(asked()).toBe(10_001)
  await lives('s0', 'u')
  expect(asked()).toBe(10_002)
})
