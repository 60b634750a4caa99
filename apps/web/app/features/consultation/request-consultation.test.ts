import { createFakeApiClient, goldInvestor, samplePartner } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { describe, expect, test } from 'vitest'
import { consultationPayload, openingEntry } from './consultation-payload.ts'
import { createConsultationSender } from './request-consultation.ts'

const first = '11111111-1111-4111-8111-111111111111'
const second = '22222222-2222-4222-8222-222222222222'
const payload = consultationPayload(
  { ...openingEntry(undefined, '', 'America/Denver'), preferredContactMethod: 'phone' },
  { variant: 'result' },
)

function scene({ signedIn = true } = {}) {
  const auth = createFakeAuthClient()
  if (signedIn) auth.fake.signInAs('maria.keller@example.com')
  const api = createFakeApiClient({ investor: goldInvestor, now: () => new Date('2026-11-21T10:00:00Z') })
  let key = first
  return {
    auth,
    api,
    shownWords: () => Promise.resolve('a'.repeat(64)),
    newKey: () => second,
    key: {
      current: () => key,
      renew: (next: string) => {
        key = next
      },
    },
  }
}

describe('consultation request', () => {
  test('gives the receipt', async () => {
    expect(await createConsultationSender(scene())(payload)).toEqual({
      ok: true,
      value: {
        id: '00000000-0000-4000-8000-000000000001',
        requestDate: '2026-11-21T10:00:00.000Z',
        preferredContactMethod: 'phone',
        bestContactTime: 'anytime',
        shareDataConsent: false,
        textConsent: false,
        contactTimeZone: 'America/Denver',
        facts: null,
        phoneNumber: null,
        state: 'saved',
        contactBy: null,
        sharedAt: null,
        partner: samplePartner,
      },
    })
  })

  test('repeats a failed request under the same key', async () => {
    const world = scene()
    world.api.failWith('consultations.request', { kind: 'timeout' })
    const send = createConsultationSender(world)

    expect(await send(payload)).toEqual({ ok: false, error: { kind: 'timeout' } })
    expect((await send(payload)).ok).toBe(true)
    expect(world.api.callsOf('consultations.request').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      first,
      first,
    ])
  })

  test('takes a new key when the server knows the old one with other details', async () => {
    const world = scene()
    world.api.failWith('consultations.request', {
      kind: 'http',
      status: 409,
      code: 'idempotency_key_reused',
      message: '',
    })

    expect((await createConsultationSender(world)(payload)).ok).toBe(true)
    expect(world.api.callsOf('consultations.request').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      first,
      second,
    ])
  })

  test('makes no call without a token', async () => {
    const world = scene({ signedIn: false })
    expect(await createConsultationSender(world)(payload)).toEqual({ ok: false, error: 'no-session' })
    expect(world.api.calls).toEqual([])
  })

  test('takes a session that could not be refreshed for a network that fails', async () => {
    const world = scene()
    const unrefreshed = { ...world, auth: { ...world.auth, accessToken: async () => undefined } }
    expect(await createConsultationSender(unrefreshed)(payload)).toEqual({ ok: false, error: { kind: 'network' } })
  })

  test('hands a refusal on as it came', async () => {
    const world = scene()
    const refusal = { kind: 'http', status: 403, code: 'tier_not_eligible', message: 'Not open to you.' } as const
    world.api.failWith('consultations.request', refusal)
    expect(await createConsultationSender(world)(payload)).toEqual({ ok: false, error: refusal })
  })
})
