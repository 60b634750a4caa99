import { describe, expect, test } from 'vitest'
import { investorSchema } from '@dst/contracts'
import { createFakeApiClient, goldInvestor, newInvestor } from '../src/testing/index'
import { contactMessage, profile, record } from './samples'

const now = () => new Date('2026-11-21T12:00:00Z')
const email = 'maria.keller@example.com'

describe('the fake client', () => {
  test('starts with a new investor and no questions', async () => {
    const client = createFakeApiClient()
    expect(await client.me.get()).toEqual({ ok: true, value: newInvestor })
    expect(await client.faqs.list()).toEqual({ ok: true, value: [] })
  })

  test('needs no preparation, and makes no call by it', () => {
    const client = createFakeApiClient()
    client.prepare()
    expect(client.calls).toEqual([])
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
    expect(await createFakeApiClient().users.find('other@example.com')).toMatchObject({ ok: false, error: { status: 403 } })
  })

  test('saves profile and notifications', async () => {
    const client = createFakeApiClient({ now })
    await client.users.saveProfile(email, { ...profile, location: 'Boulder' })
    await client.me.updateNotifications({ emailNotifications: false, smsNotifications: true, marketingNotifications: false })
    expect(await client.users.find('Maria.Keller@example.com')).toMatchObject({
      ok: true,
      value: { location: 'Boulder', smsNotifications: true, emailNotifications: false, updatedAt: '2026-11-21T12:00:00.000Z' },
    })
  })

  test('scores a questionnaire itself, as the API does', async () => {
    const client = createFakeApiClient({ now })
    expect(await client.users.saveQuestionnaire(email, { ...record, dstScore: 1, userTier: 'nurtured' })).toMatchObject({
      ok: true,
      value: {
        dstScore: 99,
        dstSegment: 'gold',
        riskTolerance: 3,
        location: 'Texas',
        questionnaireCompletedAt: '2026-11-21T12:00:00.000Z',
      },
    })
    const { passiveImportance: _, ...rest } = record
    expect(await client.users.saveQuestionnaire(email, rest)).toMatchObject({ value: { dstScore: 93, passiveImportance: 1 } })
  })

  test('has a gold investor whose score is that of the answers', async () => {
    const { accredited, saleStatus, equityBracket, horizon, returnNeed, passiveImportance, propertyType } = goldInvestor
    expect([accredited, saleStatus, equityBracket, horizon, returnNeed, passiveImportance, propertyType]).not.toContain(null)
    const answers = { ...record, mortgageBracket: '<25%', qiReady: 'no' } as const
    expect(await createFakeApiClient().users.saveQuestionnaire(email, answers)).toMatchObject({
      value: { dstScore: goldInvestor.dstScore, dstSegment: 'gold' },
    })
  })

  test('gives one receipt per idempotency key', async () => {
    const client = createFakeApiClient({ investor: goldInvestor, now })
    const first = await client.consultations.request({ shareDataConsent: true }, { idempotencyKey: 'a' })
    expect(first).toEqual({
      ok: true,
      value: {
        id: '00000000-0000-4000-8000-000000000001',
        requestDate: '2026-11-21T12:00:00.000Z',
        preferredContactMethod: 'phone',
        bestContactTime: 'anytime',
        shareDataConsent: true,
      },
    })
    expect(await client.consultations.request({}, { idempotencyKey: 'a' })).toEqual(first)
    const other = { preferredContactMethod: 'text', bestContactTime: 'evening' } as const
    expect(await client.consultations.request(other, { idempotencyKey: 'b' })).toMatchObject({
      value: { id: '00000000-0000-4000-8000-000000000002', ...other, shareDataConsent: false },
    })
  })

  test.each([null, 'bronze', 'nurtured'] as const)('refuses a consultation for the tier %s', async (dstSegment) => {
    const client = createFakeApiClient({ investor: { ...goldInvestor, dstSegment } })
    expect(await client.consultations.request({}, { idempotencyKey: 'a' })).toMatchObject({
      ok: false,
      error: { status: 403, code: 'tier_not_eligible' },
    })
  })

  test('takes contact messages and tier synchronisation', async () => {
    const client = createFakeApiClient({ now })
    expect(await client.contact.send(contactMessage)).toMatchObject({ ok: true, value: { receivedAt: '2026-11-21T12:00:00.000Z' } })
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
