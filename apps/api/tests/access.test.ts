import { endpoints, problemSchema, type EndpointName, type SlotDays } from '@dst/contracts'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEmbedded } from '../src/testing/engines.ts'
import { goldRecord, ruth, walter } from '../src/testing/records.ts'
import { partnerSecret, signedByPartner } from '../src/testing/partner-signature.ts'
import { buildTestApp } from '../src/testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../src/testing/tokens.ts'

const grace: TestUser = { userId: '4e8f1f0c-7c1f-4a0d-9d0a-1b1f6d2c3e04', email: 'grace@example.com' }
const word = {
  type: 'lead.called',
  timestamp: '2026-11-22T10:00:00Z',
  data: { id: '00000000-0000-4000-8000-000000000000' },
}
const unknown = '00000000-0000-4000-8000-000000000000'
const unknownShare = '0'.repeat(32)

/** The body of each call; `:request`, `:hold` and `:start` are placeholders for the owner's own ids. */
const bodies: Partial<Record<EndpointName, object>> = {
  updateNotifications: { emailNotifications: true, smsNotifications: true, marketingNotifications: false },
  saveUser: goldRecord(ruth.email),
  createUser: goldRecord(ruth.email),
  syncTier: { email: ruth.email, tier: 'gold', score: 95 },
  requestConsultation: { preferredContactMethod: 'email', contactTimeZone: 'America/New_York' },
  shareConsultation: { shareDataConsent: true },
  holdSlot: { start: ':start' },
  bookAppointment: { holdId: ':hold', way: { kind: 'phone', phoneNumber: '+1 555 555 0100' } },
  saveExchangeFile: { file: emptyExchangeFile },
  chooseReminders: { timeZone: 'America/Phoenix' },
  agreeToTerms: { words: 'a'.repeat(64) },
  shareExchange: { ciphertext: 'AAAA' },
}

/** The calls that need a token and the status their owner gets, in an order in which each can succeed. */
const owned = [
  ['createUser', 201],
  ['getMe', 200],
  ['updateNotifications', 200],
  ['saveUser', 200],
  ['findUser', 200],
  ['syncTier', 204],
  ['listSubmissions', 200],
  ['requestConsultation', 201],
  ['listConsultations', 200],
  ['shareConsultation', 200],
  ['listSlots', 200],
  ['holdSlot', 201],
  ['bookAppointment', 200],
  ['cancelAppointment', 204],
  ['withdrawConsultation', 200],
  ['saveExchangeFile', 200],
  ['readExchangeFile', 200],
  ['chooseReminders', 200],
  ['readReminders', 200],
  ['deleteExchangeFile', 204],
  ['shareExchange', 201],
  ['listExchangeShares', 200],
  ['withdrawExchangeShare', 204],
  ['readAgreement', 200],
  ['agreeToTerms', 200],
  ['listConsents', 200],
  ['downloadMyData', 200],
  ['getSecurity', 200],
  ['endSession', 204],
  ['deleteMe', 204],
] as const

/** Calls that name a person: another investor's token must be rejected. */
const namesAUser = ['createUser', 'saveUser', 'findUser', 'syncTier'] as const

/** Calls on one request: another person's request looks as if it did not exist. */
const namesARequest = ['shareConsultation', 'bookAppointment', 'cancelAppointment', 'withdrawConsultation'] as const

onEmbedded((database, queueOn) => {
  let app: FastifyInstance
  let mint: TokenMint
  const known: Record<string, string> = {
    ':request': unknown,
    ':hold': unknown,
    ':start': '2026-11-24T15:00:00Z',
    ':share': unknownShare,
  }
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({
      db: database(),
      queueOn: queueOn(),
      verifier: mint.verifier,
      config: { accountDeletion: true },
    })
  })

  interface Sending {
    email?: string
    ids?: Record<string, string>
    headers?: Record<string, string>
  }
  const call = (
    name: EndpointName,
    token: string | undefined,
    { email = ruth.email, ids = known, headers = {} }: Sending = {},
  ) => {
    const { method, path } = endpoints[name]
    const placeholder = path.includes('exchange-shares') ? ':share' : ':request'
    const fill = (text: string) => text.replaceAll(/:(?:request|hold|start|share)/g, (id) => ids[id] ?? id)
    const body = bodies[name]
    return app.inject({
      method,
      url: fill(path.replace(':email', encodeURIComponent(email)).replace(':id', placeholder)),
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body ? { payload: JSON.parse(fill(JSON.stringify(body))) as object } : {}),
    })
  }

  /** The parts of two responses that must be equal, so that neither reveals what exists. */
  const reported = ({ statusCode, body, headers }: Awaited<ReturnType<typeof call>>) => ({
    statusCode,
    body: body.replace(/"requestId":"[^"]*"/, ''),
    headers: Object.keys(headers).toSorted(),
    length: headers['content-length'],
  })

  test('the table covers every call that asks for a token', () => {
    const protectedNames = Object.entries(endpoints).filter(
      ([, { access }]) => access === 'investor' || access === 'optional',
    )
    expect(protectedNames.map(([name]) => name).sort()).toEqual(owned.map(([name]) => name).sort())
  })

  // Runs before the owner has any data, so that their own rows cannot interfere.
  test('an id of nobody and an id of somebody else get the same answer, whatever state it is in', async () => {
    const [owner, other] = [await mint.valid(grace), await mint.valid(walter)]
    for (const [token, { email }] of [
      [owner, grace],
      [other, walter],
    ] as const) {
      await app.inject({
        method: 'PUT',
        url: `/api/users/${email}`,
        headers: { authorization: `Bearer ${token}` },
        payload: goldRecord(email),
      })
    }
    const { id: request } = (await call('requestConsultation', owner)).json<{ id: string }>()
    const theirs = { ':request': request, ':hold': unknown, ':start': '' }
    const nobodys = { ...theirs, ':request': unknown }
    const compare = async () => {
      for (const name of namesARequest) {
        const answer = await call(name, other, { ids: theirs })
        expect([name, answer.statusCode]).toEqual([name, 404])
        expect(reported(answer)).toEqual(reported(await call(name, other, { ids: nobodys })))
      }
    }
    await compare()
    await call('shareConsultation', owner, { ids: theirs })
    const start = (await call('listSlots', owner)).json<SlotDays>().days.at(-1)?.[0]?.start ?? ''
    const { id: hold } = (await call('holdSlot', owner, { ids: { ...theirs, ':start': start } })).json<{ id: string }>()

    // Somebody else's hold, used for the caller's own request, is treated as nonexistent.
    const { id: own } = (await call('requestConsultation', other)).json<{ id: string }>()
    await call('shareConsultation', other, { ids: { ...theirs, ':request': own } })
    const stolen = await call('bookAppointment', other, { ids: { ':request': own, ':hold': hold, ':start': '' } })
    expect(stolen.statusCode).toBe(409)
    expect(reported(stolen)).toEqual(
      reported(await call('bookAppointment', other, { ids: { ':request': own, ':hold': unknown, ':start': '' } })),
    )

    expect((await call('bookAppointment', owner, { ids: { ...theirs, ':hold': hold } })).statusCode).toBe(200)
    await compare()
    expect((await call('listConsultations', owner)).json()).toMatchObject([
      { id: request, state: 'queued', appointment: { start } },
    ])
    for (const name of ['listConsultations', 'listConsents', 'listSubmissions', 'downloadMyData'] as const) {
      const answer = await call(name, other)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toMatch(new RegExp(`${request}|${grace.email}|${grace.userId}`))
    }
    await call('withdrawConsultation', owner, { ids: theirs })
    await compare()
  })

  test('a link of nobody and one of somebody else get the same answer from whoever would withdraw it', async () => {
    const [owner, other] = [await mint.valid(grace), await mint.valid(walter)]
    const { id } = (await call('shareExchange', owner)).json<{ id: string }>()
    const answer = await call('withdrawExchangeShare', other, { ids: { ':share': id } })
    expect(answer.statusCode).toBe(404)
    expect(reported(answer)).toEqual(
      reported(await call('withdrawExchangeShare', other, { ids: { ':share': unknownShare } })),
    )
    expect((await call('listExchangeShares', owner)).json()).toMatchObject([{ id, withdrawnAt: null }])
    expect((await call('listExchangeShares', other)).json()).toEqual([])
    expect((await call('downloadMyData', other)).body).not.toContain(id)
  })

  test.each(owned.filter(([name]) => name !== 'deleteMe'))('%s answers its owner with %i', async (name, status) => {
    const answer = await call(name, await mint.valid(ruth))
    expect(answer.statusCode).toBe(status)
    if (name === 'requestConsultation') known[':request'] = answer.json<{ id: string }>().id
    if (name === 'shareExchange') known[':share'] = answer.json<{ id: string }>().id
    if (name === 'listSlots') known[':start'] = answer.json<SlotDays>().days.at(-1)?.at(-1)?.start ?? ''
    if (name === 'holdSlot') known[':hold'] = answer.json<{ id: string }>().id
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  describe.each(owned)('%s', (name) => {
    const refusals = {
      'an expired token': [(m: TokenMint) => m.expired(ruth), 'session_expired'],
      'a token signed with another key': [(m: TokenMint) => m.forged(ruth), 'unauthenticated'],
      'an unsigned token': [(m: TokenMint) => m.unsigned(ruth), 'unauthenticated'],
      'a token for another audience': [(m: TokenMint) => m.wrongAudience(ruth), 'unauthenticated'],
      'a token of another service': [(m: TokenMint) => m.wrongIssuer(ruth), 'unauthenticated'],
      'a token whose session is none': [(m: TokenMint) => m.strangeSession(ruth), 'unauthenticated'],
      'something that is no token': [() => 'hello', 'unauthenticated'],
    } as const

    test.each(Object.entries(refusals))('refuses %s with 401', async (_description, [make, code]) => {
      const answer = await call(name, await make(mint))
      expect(answer.statusCode).toBe(401)
      expect(problemSchema.parse(answer.json()).code).toBe(code)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('refuses the key and the signature of the partner with 401', async () => {
      const { 'content-type': _, ...headers } = signedByPartner(bodies[name] ?? {}).headers
      for (const token of [undefined, partnerSecret]) {
        const answer = await call(name, token, { headers })
        if (name === 'findUser' && token === undefined)
          expect(answer.json()).toEqual({ account: expect.stringMatching(/^(some|none)$/) as string })
        else expect(answer.statusCode).toBe(401)
      }
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
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy).toContain(`${feature}=()`)
  })

  test.each(namesAUser)('%s refuses another investor with 403', async (name) => {
    const answer = await call(name, await mint.valid(walter))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'forbidden',
      error: 'You do not have permission to update this profile.',
    })
  })

  test('an unknown address gets an answer of the same size as a known one', async () => {
    const unknown = await call('findUser', undefined, { email: 'nobody@example.com' })
    const known = await call('findUser', undefined)
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toHaveLength(known.body.length)
  })

  test.each([
    ['a person’s token', async () => ({ authorization: `Bearer ${await mint.valid(ruth)}` })],
    ['the key itself in place of a signature', () => Promise.resolve({ authorization: `Bearer ${partnerSecret}` })],
    [
      'the signature of another key',
      () => Promise.resolve(signedByPartner(word, `whsec_${Buffer.alloc(32, 9).toString('base64')}`).headers),
    ],
    [
      'the signature of another message',
      () => Promise.resolve(signedByPartner({ ...word, type: 'lead.closed' }).headers),
    ],
  ])('the partner’s call refuses %s with 401', async (_description, make) => {
    const { method, path } = endpoints.receivePartnerEvent
    const answer = await app.inject({ method, url: path, payload: word, headers: await make() })
    expect(answer.statusCode).toBe(401)
    expect(problemSchema.parse(answer.json()).code).toBe('unauthenticated')
  })

  test('deleteMe answers its owner with 204, and nothing of them is left for the next who asks', async () => {
    expect((await call('deleteMe', await mint.valid(ruth))).statusCode).toBe(204)
    expect((await call('findUser', undefined)).json()).toEqual({ account: 'none' })
  })
})
