import { createHash } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import type { Investor } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { goldRecord } from '../../testing/records.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../../testing/tokens.ts'

const hashOf = (words: string) => createHash('sha256').update(words).digest('hex')
const signal = { 'sec-gpc': '1' }
const earlierTerms = hashOf('the terms of an earlier release')

let made = 0
function somebody(metadata: Record<string, unknown> = {}): TestUser {
  made += 1
  const number = String(made).padStart(12, '0')
  return {
    userId: `1d2c3b4a-0000-4000-8000-${number}`,
    email: `person${made}@example.com`,
    metadata: { firstName: 'Ruth', lastName: 'Okafor', ...metadata },
  }
}

onBothEngines((database, queueOn) => {
  let mint: TokenMint
  let app: FastifyInstance
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: mint.verifier })
    return () => app.close()
  })

  async function call(
    person: TestUser,
    request: { method?: 'PUT' | 'POST'; url: string; payload?: object; headers?: Record<string, string> },
  ) {
    const reply = await app.inject({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${await mint.valid(person)}` },
    })
    expect(reply.statusCode).toBeLessThan(300)
    return reply
  }
  const me = async (person: TestUser, headers = {}) =>
    (await call(person, { url: '/api/me', headers })).json<Investor>()

  /** What the database can prove about a person, oldest first. */
  function consentsOf({ userId }: TestUser) {
    return database()
      .selectFrom('consents')
      .innerJoin('investors', 'investors.id', 'consents.investorId')
      .innerJoin('consentWordings', 'consentWordings.hash', 'consents.wordingHash')
      .select([
        'consents.kind',
        'given',
        'reason',
        'shownHash',
        'words',
        'consentWordings.version',
        'wordingHash',
        'consultationRequestId',
      ])
      .where('authUserId', '=', userId)
      .orderBy('recordedAt')
      .execute()
  }

  test('terms that were agreed to at sign-up are kept with their words when the record is made, once', async () => {
    const ruth = somebody({ agreedTerms: earlierTerms })
    await me(ruth)
    await me(ruth)
    const words = consentText('terms')
    expect(await consentsOf(ruth)).toEqual([
      {
        kind: 'terms',
        given: true,
        reason: 'choice',
        shownHash: earlierTerms,
        consultationRequestId: null,
        words,
        wordingHash: hashOf(words),
        version: hashOf(words).slice(0, 12),
      },
    ])
  })

  test.each([undefined, 'yes', 42, 'G'.repeat(64)])(
    'an account whose metadata says %j has no such record',
    async (agreedTerms) => {
      const walter = somebody({ agreedTerms })
      await me(walter)
      expect(await consentsOf(walter)).toEqual([])
    },
  )

  test('a consultation keeps the consent, or that it was not given, with what the page showed', async () => {
    const ruth = somebody()
    await call(ruth, {
      method: 'PUT',
      url: `/api/users/${encodeURIComponent(ruth.email)}`,
      payload: goldRecord(ruth.email),
    })
    const shown = hashOf(consentText('data-sharing'))
    const ask = async (shareDataConsent: boolean, key: string, headers = {}) => {
      const reply = await call(ruth, {
        method: 'POST',
        url: '/api/consultation-requests',
        payload: { shareDataConsent, preferredContactMethod: 'email', contactTimeZone: 'America/Chicago' },
        headers: { 'idempotency-key': key, ...headers },
      })
      return reply.json<{ id: string }>().id
    }
    const first = await ask(false, '8b7de0b0-5a54-4b7e-9a70-6d2f6a4f4c11')
    const second = await ask(true, '8b7de0b0-5a54-4b7e-9a70-6d2f6a4f4c12', { 'shown-words': shown })
    await ask(true, '8b7de0b0-5a54-4b7e-9a70-6d2f6a4f4c12', { 'shown-words': shown })
    expect(await consentsOf(ruth)).toMatchObject([
      { kind: 'data-sharing', given: false, shownHash: null, wordingHash: shown, consultationRequestId: first },
      { kind: 'data-sharing', given: true, shownHash: shown, wordingHash: shown, consultationRequestId: second },
    ])
  })

  test('each switch that is turned is kept with its own words, and one that stays is not', async () => {
    const ruth = somebody()
    const save = (preferences: object) =>
      call(ruth, { method: 'PUT', url: '/api/me/notifications', payload: preferences })
    await save({ emailNotifications: true, smsNotifications: true, marketingNotifications: true })
    await save({ emailNotifications: true, smsNotifications: true, marketingNotifications: false })
    expect(await consentsOf(ruth)).toMatchObject([
      { kind: 'smsNotifications', given: true, reason: 'choice', words: consentText('smsNotifications') },
      { kind: 'marketingNotifications', given: false, reason: 'choice', words: consentText('marketingNotifications') },
    ])
  })

  test('Global Privacy Control switches news off from the first moment, and the record says why', async () => {
    const ruth = somebody()
    expect((await me(ruth, signal)).marketingNotifications).toBe(false)
    expect((await me(ruth, signal)).marketingNotifications).toBe(false)
    expect(await consentsOf(ruth)).toMatchObject([
      { kind: 'marketingNotifications', given: false, reason: 'privacy_signal' },
    ])
  })

  test('it also does later, and does not undo what the person chose for this site', async () => {
    const ruth = somebody()
    expect((await me(ruth)).marketingNotifications).toBe(true)
    expect((await me(ruth, signal)).marketingNotifications).toBe(false)
    const on = { emailNotifications: true, smsNotifications: false, marketingNotifications: true }
    await call(ruth, { method: 'PUT', url: '/api/me/notifications', payload: on, headers: signal })
    expect((await me(ruth, signal)).marketingNotifications).toBe(true)
  })

  test('neither a consent nor its words can be changed afterwards', async () => {
    await expect(sql`update consents set given = not given`.execute(database())).rejects.toThrow('never changed')
    await expect(sql`update consent_wordings set words = ''`.execute(database())).rejects.toThrow('never changed')
  })
})

onBothEngines((database, queueOn) => {
  test('a browser that sends the signal is told of no analytics', async () => {
    const app = await buildTestApp({
      db: database(),
      queueOn: queueOn(),
      verifier: (await createMint()).verifier,
      config: { analyticsPath: '/insights.js' },
    })
    const config = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/config.json', headers })).json<{ analyticsPath: string | null }>()
    expect((await config({})).analyticsPath).toBe('/insights.js')
    expect((await config({ 'sec-gpc': '0' })).analyticsPath).toBe('/insights.js')
    expect((await config(signal)).analyticsPath).toBeNull()
    await app.close()
  })
})
