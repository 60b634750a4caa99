import { randomUUID } from 'node:crypto'
import { problemSchema } from '@dst/contracts'
import { deskEndpoints, type DeskEndpointName } from '@dst/contracts/desk'
import { deskIdleMaximum, deskSessionMaximum } from '@dst/domain/parameters'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { putMember, removeMember } from '../src/database/desk-members.ts'
import { onBothEngines } from '../src/testing/engines.ts'
import { buildTestApp } from '../src/testing/test-app.ts'
import { ruth } from '../src/testing/records.ts'
import { createMint, type TestSession, type TestUser, type TokenMint } from '../src/testing/tokens.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const firm = { crd: '000000', name: 'Example Advisory Partners' }
const names = Object.keys(deskEndpoints) as DeskEndpointName[]
const minute = 60_000

const adviser: TestUser = { userId: '7d0c2f39-9ab9-4d0e-8c7b-2f0a5d3b1c01', email: 'adviser@example.com' }
const clerk: TestUser = { userId: '7d0c2f39-9ab9-4d0e-8c7b-2f0a5d3b1c02', email: 'clerk@example.com' }

onBothEngines((database, queueOn) => {
  let app: FastifyInstance
  let mint: TokenMint
  let now = new Date()
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: mint.verifier, now: () => now })
  })
  beforeEach(async () => {
    now = new Date()
    await database()
      .transaction()
      .execute(async (trx) => {
        await putMember(trx, { ...adviser, role: 'partner', firm })
        await putMember(trx, { ...clerk, role: 'staff', firm: null })
      })
  })

  const call = (name: DeskEndpointName, token?: string) => {
    const { method, path } = deskEndpoints[name]
    return app.inject({
      method,
      url: path.replace(':id', nobody),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...('body' in deskEndpoints[name] ? { payload: {} } : {}),
    })
  }
  const tokenOf = (person: TestUser, session: Partial<TestSession> = {}) =>
    mint.member(person, {
      role: person === clerk ? 'staff' : 'partner',
      sessionId: randomUUID(),
      signedInAt: now,
      ...session,
    })
  const member = async (token: string) => (await call('getDeskMember', token)).statusCode
  const code = ({ json }: Awaited<ReturnType<typeof call>>) => problemSchema.parse(json()).code

  /** What two refusals must have in common, so that neither says that there is a desk. */
  const shown = ({ statusCode, body, headers }: Awaited<ReturnType<typeof call>>) => ({
    statusCode,
    body: body.replace(/"requestId":"[^"]*"/, ''),
    headers: Object.keys(headers).toSorted(),
  })

  const strangers = {
    nobody: () => undefined,
    'something that is no token': () => 'hello',
    'an expired token': () => mint.expired(adviser),
    'a token signed with another key': () => mint.forged(adviser),
    'an unsigned token': () => mint.unsigned(adviser),
    'a token for another audience': () => mint.wrongAudience(adviser),
    'a token of another service': () => mint.wrongIssuer(adviser),
    'an investor': () => mint.valid(ruth),
    'an investor with a second factor': () => mint.member(ruth, { sessionId: randomUUID() }),
    'an investor who calls themselves staff where people can': () =>
      mint.valid({ ...ruth, metadata: { role: 'staff' } }),
    'a role that nobody has given': () => tokenOf(ruth, { role: 'staff' }),
    'a role that there is not': () => tokenOf(adviser, { role: 'owner' }),
    'a member whose account has lost the role': () => mint.member(adviser, { sessionId: randomUUID() }),
    'a partner whose account says staff': () => tokenOf(adviser, { role: 'staff' }),
  } as const

  describe.each(Object.entries(strangers))('%s', (_, make) => {
    test.each(names)('gets from %s the 404 of an address that does not exist', async (name) => {
      const answer = await call(name, await make())
      expect(answer.statusCode).toBe(404)
      expect(code(answer)).toBe('not_found')
      const { method } = deskEndpoints[name]
      const elsewhere = await app.inject({ method, url: `/api/nothing/${nobody}` })
      expect(shown(answer).body).toBe(shown(elsewhere).body)
      expect(Object.keys(answer.headers).toSorted()).toEqual(Object.keys(elsewhere.headers).toSorted())
      expect(answer.headers['cache-control']).toBe('no-store')
    })
  })

  test('there are calls of both roles', () => {
    const count = (access: string) => names.filter((name) => deskEndpoints[name].access === access).length
    expect(count('desk-partner')).toBeGreaterThanOrEqual(5)
    expect(count('desk-staff')).toBeGreaterThanOrEqual(9)
  })

  test.each(names.filter((name) => deskEndpoints[name].access !== 'desk'))(
    '%s gives the other role the 404 of a stranger',
    async (name) => {
      const other = deskEndpoints[name].access === 'desk-partner' ? clerk : adviser
      expect(shown(await call(name, await tokenOf(other)))).toEqual(shown(await call(name)))
    },
  )

  test.each(names)('%s refuses a removed member like a stranger, at their next call', async (name) => {
    const mine = deskEndpoints[name].access === 'desk-staff' ? clerk : adviser
    const token = await tokenOf(mine)
    expect(await member(token)).toBe(200)
    await database()
      .transaction()
      .execute((trx) => removeMember(trx, mine.userId))
    expect(shown(await call(name, token))).toEqual(shown(await call(name)))
  })

  test.each(names)('%s tells a member with one factor what is missing', async (name) => {
    const mine = deskEndpoints[name].access === 'desk-staff' ? clerk : adviser
    const answer = await call(name, await tokenOf(mine, { aal: 'aal1' }))
    expect([answer.statusCode, code(answer)]).toEqual([401, 'second_factor_missing'])
  })

  test('a member learns who they are, and when the session ends', async () => {
    const answer = await call('getDeskMember', await tokenOf(adviser, { signedInAt: new Date('2026-11-29T10:00:00Z') }))
    expect(answer.statusCode).toBe(401)
    now = new Date('2026-11-29T10:05:00Z')
    const signedInAt = new Date('2026-11-29T10:00:00Z')
    expect((await call('getDeskMember', await tokenOf(adviser, { signedInAt }))).json()).toEqual({
      id: adviser.userId,
      email: adviser.email,
      role: 'partner',
      firm,
      endsAt: '2026-11-29T22:00:00.000Z',
      idleSeconds: 1800,
    })
    expect((await call('getDeskMember', await tokenOf(clerk, { signedInAt }))).json()).toMatchObject({
      role: 'staff',
      firm: null,
    })
  })

  test('a session ends half an hour after its last use', async () => {
    expect([deskIdleMaximum, deskSessionMaximum]).toEqual([30, 12])
    const start = now.getTime()
    const token = await tokenOf(adviser)
    for (const minutes of [0, 29, 58]) {
      now = new Date(start + minutes * minute)
      expect(await member(token)).toBe(200)
    }
    now = new Date(start + 89 * minute)
    const late = await call('getDeskMember', token)
    expect([late.statusCode, code(late)]).toEqual([401, 'desk_session_ended'])
    // Being tried again does not revive it.
    expect(await member(token)).toBe(401)
  })

  test('a busy session ends twelve hours after its sign-in', async () => {
    const start = now.getTime()
    const token = await tokenOf(adviser)
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      now = new Date(start + minutes * minute)
      expect([minutes, await member(token)]).toEqual([minutes, 200])
    }
    now = new Date(start + 12 * 60 * minute)
    expect(await member(token)).toBe(401)
  })

  test('a session that was open elsewhere for half an hour opens no desk; a new sign-in does', async () => {
    const signedInAt = new Date(now.getTime() - 30 * minute)
    expect(await member(await tokenOf(adviser, { signedInAt }))).toBe(401)
    expect(await member(await tokenOf(adviser))).toBe(200)
  })

  test('a proof of a moment ago does not revive a session that has ended', async () => {
    const sessionId = randomUUID()
    expect(await member(await tokenOf(adviser, { sessionId }))).toBe(200)
    now = new Date(now.getTime() + 31 * minute)
    expect(await member(await tokenOf(adviser, { sessionId }))).toBe(401)
  })

  test('investors’ own calls stay as they are for a member', async () => {
    const { statusCode } = await app.inject({
      method: 'GET',
      url: '/api/me',
      headers: { authorization: `Bearer ${await tokenOf(adviser)}` },
    })
    expect(statusCode).toBe(200)
  })
})
