import { expect, test } from 'vitest'
import { actionProblem } from './action-problem.ts'

const http = (status: number, more = {}) => ({ kind: 'http', status, code: 'unknown', message: '', ...more }) as const

test('a failure says what became of the choice', () => {
  expect(actionProblem({ kind: 'offline' }, 'recorded').message).toMatch(/Nothing that you chose is lost: try again\.$/)
  expect(actionProblem({ kind: 'timeout' }, 'recorded').message).toMatch(/not recorded twice/)
  expect(actionProblem(http(503, { retryAfterSeconds: 5 }), 'recorded').retryAt).toBeInstanceOf(Date)
  expect(actionProblem(http(401), 'undone')).toMatchObject({ signIn: true })
  expect(actionProblem(http(404), 'recorded').message).toMatch(/no longer at your desk/)
})

test('a lead that has changed is read again, and a time that was taken is not', () => {
  expect(actionProblem(http(409, { code: 'version_conflict' }), 'recorded')).toMatchObject({ changed: true })
  const slots = [{ start: '2026-11-24T19:30:00.000Z', end: '2026-11-24T20:00:00.000Z' }]
  expect(actionProblem(http(409, { code: 'slot_taken', slots }), 'recorded')).toEqual({
    message: 'This time was just taken. Nothing was recorded. Choose another.',
    slots,
  })
})

test('what the server refuses is said in its words', () => {
  const issues = [{ field: 'action.againAt', code: 'outside', message: 'Choose another time.' }]
  expect(actionProblem(http(400, { issues }), 'recorded').message).toBe('Choose another time. Nothing was recorded.')
  const bare = [{ field: 'action.start', code: 'no_way', message: 'There is no link' }]
  expect(actionProblem(http(400, { issues: bare }), 'recorded').message).toBe('There is no link. Nothing was recorded.')
})
