import { builtInFaqs } from '@dst/content/faq'
import { endpoints, problemSchema } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import scoringVectors from '@dst/domain/test-vectors/scoring.json' with { type: 'json' }
import { onBothEnginesInEveryRun } from '../src/testing/engines.ts'
import { goldRecord, nurturedRecord, ruth, walter } from '../src/testing/records.ts'
import { buildTestApp } from '../src/testing/test-app.ts'
import type { TierMetadata } from '../src/accounts/accounts.ts'
import { createMint, type TestUser, type TokenMint } from '../src/testing/tokens.ts'

const key = '3f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10'

onBothEnginesInEveryRun((database, queueOn) => {
  let app: FastifyInstance
  let mint: TokenMint
  const synced: unknown[] = []
  beforeAll(async () => {
    mint = await createMint()
    const writeAppMetadata = (userId: string, metadata: TierMetadata) => {
      synced.push([userId, metadata])
      return Promise.resolve(metadata.score !== -13)
    }
    app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: mint.verifier, writeAppMetadata })
  })

  const as = async (person: TestUser) => ({ authorization: `Bearer ${await mint.valid(person)}` })
  const save = async (person: TestUser, payload: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/users/${encodeURIComponent(person.email)}`,
      headers: await as(person),
      payload,
    })

  test('the FAQ list has every built-in entry in order', async () => {
    const answer = await app.inject('/api/faqs')
    const faqs = endpoints.listFaqs.responses[200].parse(answer.json())
    expect(faqs).toHaveLength(builtInFaqs.length)
    const orders = faqs.map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })

  test('a first look at /api/me makes the record, a lookup before it is 404', async () => {
    const headers = await as(walter)
    expect((await app.inject({ url: '/api/users/walter%40example.com', headers })).statusCode).toBe(404)
    const me = await app.inject({ url: '/api/me', headers })
    expect(me.statusCode).toBe(200)
    expect(me.json()).toMatchObject({ email: 'walter@example.com', dstScore: 0, questionnaireCompletedAt: null })
    expect((await app.inject({ url: '/api/users/walter%40example.com', headers })).statusCode).toBe(200)
  })

  test('profile fields are trimmed and saved, and the address stays the token’s', async () => {
    const profile = {
      firstName: ' Ruth ',
      lastName: 'Okafor',
      email: 'new@example.com',
      phoneNumber: '+1 (555) 010-0199',
      location: '',
      bio: 'Landlord since 1988.',
    }
    const answer = await save(ruth, profile)
    expect(answer.json()).toMatchObject({
      firstName: 'Ruth',
      email: 'ruth@example.com',
      phoneNumber: '+1 (555) 010-0199',
      location: null,
      bio: 'Landlord since 1988.',
    })
  })

  test('POST /api/users answers 409 for a record that is there', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users',
      headers: await as(ruth),
      payload: goldRecord(ruth.email),
    })
    expect(answer.statusCode).toBe(409)
    expect(problemSchema.parse(answer.json()).code).toBe('conflict')
  })

  test('notification choices are kept when the questionnaire is answered, whatever its record says', async () => {
    const headers = await as(ruth)
    const choices = { emailNotifications: false, smsNotifications: true, marketingNotifications: false }
    expect(
      (await app.inject({ method: 'PUT', url: '/api/me/notifications', headers, payload: choices })).json(),
    ).toMatchObject(choices)
    expect((await save(ruth, goldRecord(ruth.email))).json()).toMatchObject(choices)
  })

  test('a consultation needs a completed questionnaire and the gold or silver tier', async () => {
    const request = async () =>
      app.inject({ method: 'POST', url: '/api/consultation-requests', headers: await as(walter), payload: {} })
    expect(problemSchema.parse((await request()).json()).code).toBe('questionnaire_incomplete')
    await save(walter, nurturedRecord(walter.email))
    const refused = await request()
    expect(refused.statusCode).toBe(403)
    expect(problemSchema.parse(refused.json()).code).toBe('tier_not_eligible')
  })

  test('a second click makes no second request, and a key is good for one request only', async () => {
    const send = async (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/api/consultation-requests',
        headers: { ...(await as(ruth)), 'idempotency-key': key },
        payload,
      })
    const details = {
      preferredContactMethod: 'text',
      bestContactTime: 'evening',
      shareDataConsent: true,
      textConsent: true,
      contactTimeZone: 'America/Chicago',
      notes: 'After six, please.',
    }
    const [first, second] = await Promise.all([send(details), send(details)])
    expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([200, 201]))
    expect(first.json()).toEqual(second.json())
    expect(first.json()).toMatchObject({
      preferredContactMethod: 'text',
      bestContactTime: 'evening',
      shareDataConsent: true,
    })
    expect((await send({ ...details, bestContactTime: 'morning' })).statusCode).toBe(409)
    const rows = await database()
      .selectFrom('consultationRequests')
      .select(['notes', 'tier', 'lead', 'state'])
      .execute()
    expect(rows).toMatchObject([
      {
        notes: 'After six, please.',
        tier: 'gold',
        state: 'queued',
        lead: { accredited: 'yes', person: { email: 'ruth@example.com' } },
      },
    ])
    expect((await app.inject({ url: '/api/me', headers: await as(ruth) })).json()).toMatchObject({ shareWithVc: true })
  })

  test('the tier that reaches the auth service is the stored one', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sync-to-supabase',
      headers: await as(ruth),
      payload: { email: ruth.email, tier: 'bronze', score: 21 },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(synced).toEqual([[ruth.userId, { tier: 'gold', score: 95 }]])
  })

  test('an auth service that does not take the tier gives 503', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sync-to-supabase',
      headers: await as(walter),
      payload: { email: walter.email, tier: 'nurtured', score: -13 },
    })
    expect(answer.statusCode).toBe(503)
    expect(problemSchema.parse(answer.json()).code).toBe('unavailable')
  })

  test('the reference names every call, and health answers', async () => {
    const document = (await app.inject('/api/openapi.json')).json<{
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }>()
    expect(document.openapi).toBe('3.1.0')
    const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
    expect(calls).toHaveLength(Object.keys(endpoints).length)
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready', checks: { database: 'ok' } })
    expect((await app.inject('/config.json')).json()).toEqual({
      authUrl: '/',
      authAnonKey: 'public',
      google: false,
      analyticsPath: null,
      accountDeletion: false,
      asksAgreement: false,
      consultationsOpen: true,
      sessionLimits: { timeboxSeconds: 15_552_000, inactivitySeconds: 2_592_000 },
      calendarHost: 'site.example.com',
    })
  })

  test('over HTTP, every scoring vector gets the score and tier that the domain gives it', async () => {
    const vectors = scoringVectors
    expect(vectors.length).toBeGreaterThanOrEqual(10)
    for (const { name, answers, score, tier } of vectors) {
      const answer = await save(ruth, { ...goldRecord(ruth.email), ...answers })
      expect([name, answer.json()]).toMatchObject([name, { dstScore: score, dstSegment: tier }])
    }
  })
})
