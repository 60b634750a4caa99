import { expect, test } from 'vitest'
import type { SessionStatus } from '@dst/auth-server'
import { rememberSessions, type SessionClaims } from './live-sessions.ts'

function watched(answers: (SessionStatus['state'] | Error)[]) {
  let time = 0
  let asked = 0
  const ask = () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? 'ended'
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve<SessionStatus>({ state: answer, secondFactor: false })
  }
  const remembered = rememberSessions(ask, { now: () => time })
  return {
    standing: async (claims: SessionClaims) => (await remembered.standing(claims)).state,
    forget: remembered.forget,
    pass: (ms: number) => (time += ms),
    asked: () => asked,
  }
}

const of = (sessionId: string, userId: string) => ({ sessionId, userId, aal: 'aal1' as const })

test('calls within five seconds share one question, and the end of a session counts after them', async () => {
  const { standing, pass, asked } = watched(['alive', 'ended'])
  expect(await Promise.all([standing(of('s', 'u')), standing(of('s', 'u'))])).toEqual(['alive', 'alive'])
  pass(4999)
  expect(await standing(of('s', 'u'))).toBe('alive')
  expect(asked()).toBe(1)
  pass(1)
  expect(await standing(of('s', 'u'))).toBe('ended')
  expect(asked()).toBe(2)
})

test('sessions and people are told apart', async () => {
  const { standing, asked } = watched(['alive', 'ended', 'ended'])
  expect(await standing(of('s', 'u'))).toBe('alive')
  expect(await standing(of('t', 'u'))).toBe('ended')
  expect(await standing(of('s', 'v'))).toBe('ended')
  expect(asked()).toBe(3)
})

test('the sessions of one person can be asked about anew, and only theirs', async () => {
  const { standing, forget, asked } = watched(['alive', 'alive', 'ended'])
  await standing(of('s', 'u'))
  await standing(of('s', 'v'))
  forget('u')
  expect(await standing(of('s', 'v'))).toBe('alive')
  expect(asked()).toBe(2)
  expect(await standing(of('s', 'u'))).toBe('ended')
})

test('an outage is not remembered', async () => {
  const { standing } = watched([new Error('away'), 'alive'])
  await expect(standing(of('s', 'u'))).rejects.toThrow('away')
  expect(await standing(of('s', 'u'))).toBe('alive')
})

test('at most ten thousand sessions are remembered', async () => {
  const { standing, asked } = watched(['alive'])
  for (let count = 0; count <= 10_000; count++) await standing(of(`s${count}`, 'u'))
  await standing(of('s10000', 'u'))
  expect(asked()).toBe(10_001)
  await standing(of('s0', 'u'))
  expect(asked()).toBe(10_002)
})

test('a token from before the second factor says nothing about the one from after it', async () => {
  const { standing } = watched(['owes-second-factor', 'alive'])
  expect(await standing({ ...of('s', 'u'), aal: 'aal1' })).toBe('owes-second-factor')
  expect(await standing({ ...of('s', 'u'), aal: 'aal2' })).toBe('alive')
})
