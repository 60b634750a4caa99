import { endpoints, problemSchema, type EndpointName } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEmbedded } from './testing/engines.js'
import { goldRecord, ruth, walter } from './testing/records.js'
import { buildTestApp } from './testing/test-app.js'
import { createMint, type TokenMint } from './testing/tokens.js'

const bodies: Partial<Record<EndpointName, object>> = {
  updateNotifications: { emailNotifications: true, smsNotifications: true, marketingNotifications: false },
  saveUser: goldRecord(ruth.email),
  createUser: goldRecord(ruth.email),
  syncTier: { email: ruth.email, tier: 'gold', score: 95 },
  requestConsultation: {},
}

/** The calls that need a token, and what their owner gets, in an order in which each can succeed. */
const owned = [
  ['createUser', 201],
  ['getMe', 200],
  ['updateNotifications', 200],
  ['saveUser', 200],
  ['findUser', 200],
  ['syncTier', 204],
  ['requestConsultation', 201],
] as const

/** Calls that name a person: another investor's token must not open them. */
const namesAPerson = ['createUser', 'saveUser', 'findUser', 'syncTier'] as const

onEmbedded((database) => {
  let app: FastifyInstance
  let mint: TokenMint
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), verifier: mint.verifier })
  })

  const call = (name: EndpointName, token: string | undefined, email = ruth.email) => {
    const { method, path } = endpoints[name]
    const body = bodies[name]
    return app.inject({
      method,
      url: path.replace(':email', encodeURIComponent(email)),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    })
  }

  test('the table covers every call that asks for a token', () => {
    const protectedNames = Object.entries(endpoints).filter(([, { access }]) => access !== 'public')
    expect(protectedNames.map(([name]) => name).sort()).toEqual(owned.map(([name]) => name).sort())
  })

  test.each(owned)('%s answers its owner with %i', async (name, status) => {
    const answer = await call(name, await mint.valid(ruth))
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  describe.each(owned)('%s', (name) => {
    const refusals = {
      'an expired token': [(m: TokenMint) => m.expired(ruth), 'session_expired'],
      'a token signed with another key': [(m: TokenMint) => m.forged(ruth), 'unauthenticated'],
      'an unsigned token': [(m: TokenMint) => m.unsigned(ruth), 'unauthenticated'],
      'a token for another audience': [(m: TokenMint) => m.wrongAudience(ruth), 'unauthenticated'],
      'a token of another service': [(m: TokenMint) => m.wrongIssuer(ruth), 'unauthenticated'],
      'something that is no token': [() => 'hello', 'unauthenticated'],
    } as const

    test.each(Object.entries(refusals))('refuses %s with 401', async (_description, [make, code]) => {
      const answer = await call(name, await make(mint))
      expect(answer.statusCode).toBe(401)
      expect(problemSchema.parse(answer.json()).code).toBe(code)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('refuses nobody with 401, or tells nobody more than that an address is known', async () => {
      const answer = await call(name, undefined)
      if (name === 'findUser') {
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toEqual({ account: 'some' })
      } else {
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({ code: 'unauthenticated', error: 'Please log in to continue.' })
      }
    })
  })

  test('every answer asks the browser for nothing that the product does not use', async () => {
    const policy = (await app.inject('/api/nothing')).headers['permissions-policy']
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) expect(policy).toContain(`${feature}=()`)
  })

  test.each(namesAPerson)('%s refuses another investor with 403', async (name) => {
    const answer = await call(name, await mint.valid(walter))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'forbidden', error: 'You do not have permission to update this profile.' })
  })

  test('an unknown address gets an answer of the same size as a known one', async () => {
    const unknown = await call('findUser', undefined, 'nobody@example.com')
    const known = await call('findUser', undefined)
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toHaveLength(known.body.length)
  })
})
