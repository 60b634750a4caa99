import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod/mini'
import { deskEndpoints } from '../src/desk/index.ts'
import { leadActionKinds, leadActionSchema } from '../src/desk/index.ts'
import { endpoints, problemSchema, type Endpoint } from '../src/index.ts'

const table: readonly [string, Endpoint][] = Object.entries(deskEndpoints)
const statuses = (endpoint: Endpoint) => Object.keys(endpoint.responses).map(Number)

test('the desk has a table of its own, whose calls are no other’s', () => {
  expect(table.length).toBeGreaterThanOrEqual(16)
  expect(table.every(([, { path }]) => path.startsWith('/api/desk/'))).toBe(true)
  expect(Object.keys(deskEndpoints).filter((name) => name in endpoints)).toEqual([])
  expect(new Set(table.map(([, { access }]) => access))).toEqual(new Set(['desk', 'desk-partner', 'desk-staff']))
})

test.each(table)('%s declares the refusals that its inputs and access can cause', (_, endpoint) => {
  const expected = [
    ...[401, 404, 429, 500, 503],
    ...(endpoint.body ? [400, 413, 415] : []),
    ...(endpoint.params || endpoint.headers ? [400] : []),
  ]
  expect(statuses(endpoint)).toEqual(expect.arrayContaining(expected))
  expect(statuses(endpoint).some((status) => status < 300)).toBe(true)
  const refusals = statuses(endpoint).filter((status) => status >= 400)
  expect(refusals.filter((status) => endpoint.responses[status] !== problemSchema)).toEqual([])
})

test.each(table)('%s has params exactly where its path names them, and can be described', (_, endpoint) => {
  const { path, params, body, responses } = endpoint
  expect(params !== undefined).toBe(path.includes(':'))
  for (const input of [body, params]) if (input) expect(toJSONSchema(input, { io: 'input' })).toBeTypeOf('object')
  for (const output of Object.values(responses)) expect(toJSONSchema(output)).toHaveProperty('$schema')
})

test.each(table)('%s carries nothing of a person in its address', (_, { path }) => {
  expect(path.match(/:\w+/g) ?? []).toEqual(path.includes(':') ? [':id'] : [])
})

test('each kind of action is accepted with what it needs, and refused without', () => {
  const againAt = '2026-11-30T15:00:00Z'
  const complete = [
    { kind: 'acknowledge' },
    { kind: 'reached' },
    { kind: 'not_reached', againAt },
    { kind: 'schedule', start: againAt },
    { kind: 'close', outcome: 'going_ahead' },
    { kind: 'decline', reason: 'no_capacity' },
    { kind: 'opt_out', from: 'calls' },
    { kind: 'confirm_deletion' },
  ]
  for (const action of complete) expect(leadActionSchema.safeParse(action).success).toBe(true)
  expect(complete.map(({ kind }) => kind)).toEqual([...leadActionKinds])
  const incomplete = [
    { kind: 'not_reached' },
    { kind: 'not_reached', againAt: 'tomorrow' },
    { kind: 'close' },
    { kind: 'close', outcome: 'sold' },
    { kind: 'decline', reason: '' },
    { kind: 'acknowledge', note: 'x' },
    { kind: 'withdraw' },
  ]
  for (const action of incomplete) expect(leadActionSchema.safeParse(action).success).toBe(false)
})
