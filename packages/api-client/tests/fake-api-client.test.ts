import { describe, expect, test } from 'vitest'
import { endpoints, investorSchema, myDataSchema } from '@dst/contracts'
import {
  acknowledgedConsultation,
  createFakeApiClient,
  goldInvestor,
  goldSubmission,
  newInvestor,
  samplePartner,
  sampleSecurity,
} from '../src/testing/index.ts'
import { contactMessage, profile, record } from './samples.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const email = 'maria.keller@example.com'

describe('the fake client', () => {
  test('starts with a new investor and no questions', async () => {
    const client = createFakeApiClient()
    expect(await client.me.get()).toEqual({ ok: true, value: newInvestor })
    expect(await client.faqs.list()).toEqual({ ok: true, value: [] })
  })

  test('has sample investors that the contract accepts', () => {
    for (const sample of [newInvestor, goldInvestor]) expect(investorSchema.parse(sample)).toEqual(sample)
  })

  test('knows the accounts that it was told about', async () => {
    const client = createFakeApiClient({ accounts: ['Known@example.com'] })
    expect(await client.users.accountExists('known@example.com')).toEqual({ ok: true, value: true })
    expect(await client.users.accountExists(email)).toEqual({ ok: true, value: true })
    expect(await client.users.accountExists('other@example.com')).toEqual({ ok: true, value: false })
  })

  test('refuses who is signed out, and another address', async () => {
    const client = createFakeApiClient({ investor: null })
    const unauthenticated = { ok: false, error: { kind: 'http', status: 401, code: 'unauthenticated' } }
    expect(await client.me.get()).toMatchObject(unauthenticated)
    expect(await client.users.saveProfile(email, profile)).toMatchObject(unauthenticated)
    expect(await client.consultations.request({}, { idempotencyKey: 'k' })).toMatchObject(unauthenticated)
    expect(await createFakeApiClient().users.find('other@example.com')).toMatchObject({
      ok: false,
      error: { status: 403 },
    })
  })

  test('saves profile and notifications', async () => {
    const client = createFakeApiClient({ now })
    await client.users.saveProfile(email, { ...profile, location: 'Boulder' })
    await client.me.updateNotifications({
      emailNotifications: false,
      smsNotifications: true,
      marketingNotifications: false,
    })
    expect(await client.users.find('Maria.Keller@example.com')).toMatchObject({
      ok: true,
      value: {
        location: 'Boulder',
        smsNotifications: true,
        emailNotifications: false,
        updatedAt: '2026-11-21T12:00:00.000Z',
      },
    })
  })

  test('ends a session once, and keeps what happened to the account', async () => {
    const client = createFakeApiClient()
    const [own, other] = sampleSecurity.sessions ?? []
    expect(await client.me.security()).toEqual({ ok: true, value: sampleSecurity })
    expect(await client.me.endSession(other?.id ?? '')).toEqual({ ok: true, value: null })
    expect(await client.me.endSession(other?.id ?? '')).toMatchObject({
      ok: false,
      error: { status: 404, code: 'not_found' },
    })
    expect(await client.me.security()).toEqual({ ok: true, value: { sessions: [own], events: sampleSecurity.events } })
  })

  test('of an auth service that tells nothing it ends no session', async () => {
    const client = createFakeApiClient({ security: { sessions: null, events: null } })
    expect(await client.me.endSession('7d5f3f0e-3b8e-4f0c-9a53-0d1f3c5b7a02')).toMatchObject({
      ok: false,
      error: { status: 404 },
    })
  })

  test('scores a questionnaire itself, as the API does', async () => {
    const client = createFakeApiClient({ now })
    expect(await client.users.saveQuestionnaire(email, { ...record, dstScore: 1, userTier: 'nurtured' })).toMatchObject(
      {
        ok: true,
        value: {
          dstScore: 99,
          dstSegment: 'gold',
          riskTolerance: 3,
          location: 'Texas',
          questionnaireCompletedAt: '2026-11-21T12:00:00.000Z',
        },
      },
    )
    const { passiveImportance: _, ...rest } = record
    expect(await client.users.saveQuestionnaire(email, rest)).toMatchObject({
      value: { dstScore: 93, passiveImportance: 1 },
    })
  })

  test('has a gold investor whose score is that of the answers', async () => {
    const { accredited, saleStatus, equityBracket, horizon, returnNeed, passiveImportance, propertyType } = goldInvestor
    expect([accredited, saleStatus, equityBracket, horizon, returnNeed, passiveImportance, propertyType]).not.toContain(
      null,
    )
    const answers = { ...record, mortgageBracket: '<25%', qiReady: 'no' } as const
    expect(await createFakeApiClient().users.saveQuestionnaire(email, answers)).toMatchObject({
      value: { dstScore: goldInvestor.dstScore, dstSegment: 'gold' },
    })
  })

  test('keeps what was edited on the profile when the questionnaire is taken again, and each answer once', async () => {
    const client = createFakeApiClient({
      now,
      submissions: [goldSubmission],
      investor: { ...goldInvestor, location: null },
    })
    const first = await client.users.saveQuestionnaire(email, record, { idempotencyKey: 'a' })
    expect(first).toMatchObject({ value: { location: null, firstName: 'Maria', dstScore: 99, version: 2 } })
    expect(await client.users.saveQuestionnaire(email, record, { idempotencyKey: 'a' })).toEqual(first)
    expect(
      await client.users.saveQuestionnaire(email, { ...record, accredited: 'no' }, { idempotencyKey: 'a' }),
    ).toMatchObject({
      error: { status: 409, code: 'idempotency_key_reused' },
    })
    const scores = await client.me.submissions()
    expect(scores).toMatchObject({ value: [{ score: 99, submittedAt: '2026-11-21T12:00:00.000Z' }, { score: 101 }] })
    expect(endpoints.listSubmissions.responses[200].safeParse(scores.ok ? scores.value : undefined).success).toBe(true)
    expect(await client.users.saveQuestionnaire('other@example.com', record)).toMatchObject({ error: { status: 403 } })
  })

  test('refuses a profile that was seen in an older version, with the present one', async () => {
    const client = createFakeApiClient({ now })
    expect(await client.users.saveProfile(email, profile, { version: 1 })).toMatchObject({
      value: { version: 2, location: 'Denver' },
    })
    expect(await client.users.saveProfile(email, { ...profile, location: 'Boulder' }, { version: 1 })).toMatchObject({
      error: { status: 409, code: 'version_conflict', current: { version: 2, location: 'Denver' } },
    })
    expect(await client.users.saveProfile(email, { ...profile, location: 'Boulder' })).toMatchObject({
      value: { version: 3 },
    })
  })

  test('asks about changed terms until their words are agreed to', async () => {
    const asked = { date: '2027-01-05', changes: ['Calls are recorded.'], words: 'hash-of-the-words' }
    const client = createFakeApiClient({ now, asked })
    expect(await client.me.agreement()).toEqual({ ok: true, value: { asked } })
    expect(await client.me.agree('other-words')).toEqual({ ok: true, value: { asked } })
    expect(await client.me.agree(asked.words)).toEqual({ ok: true, value: { asked: null } })
    expect(await client.me.consents()).toMatchObject({ value: [{ kind: 'terms', given: true }] })
  })

  test('keeps each change of a switch with its words, and gives everything for download', async () => {
    const client = createFakeApiClient({ now, investor: { ...goldInvestor, phoneNumber: '5550104477' } })
    await client.me.updateNotifications({
      emailNotifications: true,
      smsNotifications: false,
      marketingNotifications: false,
    })
    await client.consultations.request(
      { shareDataConsent: true, textConsent: true, contactTimeZone: 'America/New_York' },
      { idempotencyKey: 'a' },
    )
    const ledger = [
      { kind: 'text-messages', given: true, recipient: samplePartner, phoneNumber: '5550104477' },
      { kind: 'phone-calls', given: true, recipient: samplePartner, phoneNumber: '5550104477' },
      { kind: 'data-sharing', given: true, recipient: samplePartner },
      { kind: 'marketingNotifications', given: false, recipient: null, consultationRequestId: null },
    ]
    expect(await client.me.consents()).toMatchObject({ ok: true, value: ledger })
    const data = await client.me.data()
    expect(data).toMatchObject({
      value: { profile: { shareWithVc: true }, consents: ledger, consultations: [{ state: 'queued', tier: 'gold' }] },
    })
    expect(myDataSchema.safeParse(data.ok ? data.value : undefined).error).toBeUndefined()
    const unscored = createFakeApiClient({ consultations: [acknowledgedConsultation] })
    expect(await unscored.me.data()).toMatchObject({ ok: true, value: { consultations: [{ score: 0, tier: 'gold' }] } })
  })

  test('has nobody signed in after the account is deleted', async () => {
    const client = createFakeApiClient()
    expect(await client.me.delete()).toEqual({ ok: true, value: null })
    expect(await client.me.get()).toMatchObject({ error: { status: 401 } })
  })

  test('takes contact messages and tier synchronisation', async () => {
    const client = createFakeApiClient({ now })
    expect(await client.contact.send(contactMessage)).toMatchObject({
      ok: true,
      value: { receivedAt: '2026-11-21T12:00:00.000Z' },
    })
    expect(await client.users.syncTier({ email, tier: 'gold', score: 99 })).toEqual({ ok: true, value: null })
  })

  test('remembers every call, in order', async () => {
    const client = createFakeApiClient()
    await client.users.find(email)
    await client.contact.send(contactMessage)
    expect(client.calls).toEqual([
      { name: 'users.find', payload: { email } },
      { name: 'contact.send', payload: contactMessage },
    ])
    expect(client.callsOf('contact.send').map(({ subject }) => subject)).toEqual(['Deadlines'])
  })

  test('says that its questions may be out of date, where a test wants that', async () => {
    const reported: boolean[] = []
    for (const faqsAreStale of [false, true])
      await createFakeApiClient({ faqsAreStale }).faqs.list({ onStale: () => reported.push(faqsAreStale) })
    expect(reported).toEqual([true])
    expect(await createFakeApiClient({ faqsAreStale: true }).faqs.list()).toMatchObject({ ok: true })
  })

  test('fails as often as it was told', async () => {
    const client = createFakeApiClient()
    client.failWith('me.get', { kind: 'offline' })
    expect((await client.me.get()).ok).toBe(false)
    expect((await client.me.get()).ok).toBe(true)
    client.failWith('faqs.list', { kind: 'timeout' }, Infinity)
    for (const _ of [1, 2, 3]) expect(await client.faqs.list()).toEqual({ ok: false, error: { kind: 'timeout' } })
  })

  test('holds a call until it is let go, and gives up when its caller did', async () => {
    const client = createFakeApiClient()
    const letGo = client.hold('me.get')
    const caller = new AbortController()
    const ended: string[] = []
    const first = client.me.get().then(({ ok }) => ended.push(`first ${ok}`))
    const second = client.me.get({ signal: caller.signal }).then(({ ok }) => ended.push(`second ${ok}`))
    caller.abort()
    await Promise.resolve()
    expect(ended).toEqual([])
    letGo()
    await Promise.all([first, second])
    expect(ended.toSorted()).toEqual(['first true', 'second false'])
    expect((await client.me.get()).ok).toBe(true)
  })
})
