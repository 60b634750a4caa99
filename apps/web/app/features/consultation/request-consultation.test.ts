import { createFakeApiClient, goldInvestor } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { describe, expect, it } from 'vitest'
import { blankConsultation, consultationPayload } from './consultation-payload'
import { createConsultationSender } from './request-consultation'

const first = '11111111-1111-4111-8111-111111111111'
const second = '22222222-2222-4222-8222-222222222222'
const payload = consultationPayload(blankConsultation, { variant: 'result' })

function scene({ signedIn = true } = {}) {
  const auth = createFakeAuthClient()
  if (signedIn) auth.fake.signInAs('maria.keller@example.com')
  const api = createFakeApiClient({ investor: goldInvestor, now: () => new Date('2026-11-21T10:00:00Z') })
  const keys = [first, second]
  return { auth, api, shownWords: () => Promise.resolve('a'.repeat(64)), newKey: () => keys.shift() ?? 'no key left' }
}

describe('consultation request', () => {
  it('gives the receipt', async () => {
    expect(await createConsultationSender(scene(), 'result')(payload)).toEqual({
      ok: true,
      value: {
        id: '00000000-0000-4000-8000-000000000001',
        requestDate: '2026-11-21T10:00:00.000Z',
        preferredContactMethod: 'phone',
        bestContactTime: 'anytime',
        shareDataConsent: false,
      },
    })
  })

  it('repeats a failed request under the same key', async () => {
    const world = scene()
    world.api.failWith('consultations.request', { kind: 'timeout' })
    const send = createConsultationSender(world, 'result')

    expect(await send(payload)).toEqual({ ok: false, error: { code: 'schedule-failed', reason: 'timeout', message: 'Failed to schedule consultation' } })
    expect((await send(payload)).ok).toBe(true)
    expect(world.api.callsOf('consultations.request').map(({ idempotencyKey }) => idempotencyKey)).toEqual([first, first])
  })

  it('takes a new key when the server knows the old one with other details', async () => {
    const world = scene()
    world.api.failWith('consultations.request', { kind: 'http', status: 409, code: 'idempotency_key_reused', message: '' })

    expect((await createConsultationSender(world, 'result')(payload)).ok).toBe(true)
    expect(world.api.callsOf('consultations.request').map(({ idempotencyKey }) => idempotencyKey)).toEqual([first, second])
  })

  it('makes no call from the profile without a token', async () => {
    const world = scene({ signedIn: false })

    expect(await createConsultationSender(world, 'profile')(payload)).toEqual({
      ok: false,
      error: { code: 'profile-request-failed', reason: 'no-session', message: 'Failed to schedule consultation' },
    })
    expect(world.api.calls).toEqual([])
  })

  it.each([
    ['offline', 'Connection failed. Please check your internet connection.'],
    ['network', 'Network error. Please check your connection and try again.'],
  ] as const)('names the connection where no answer came: %s', async (kind, message) => {
    const world = scene()
    world.api.failWith('consultations.request', { kind })
    expect(await createConsultationSender(world, 'profile')(payload)).toMatchObject({ ok: false, error: { message } })
    const unrefreshed = { ...world, auth: { ...world.auth, accessToken: async () => undefined } }
    expect(await createConsultationSender(unrefreshed, 'result')(payload)).toMatchObject({
      error: { reason: 'no-session', message: 'Network error. Please check your connection and try again.' },
    })
  })

  it('names a refusal by its status only', async () => {
    const world = scene()
    world.api.failWith('consultations.request', { kind: 'http', status: 403, code: 'tier_not_eligible', message: 'Not open to you.' })

    expect(await createConsultationSender(world, 'profile')(payload)).toEqual({
      ok: false,
      error: { code: 'profile-request-failed', reason: 'http-403', message: 'Failed to schedule consultation' },
    })
  })
})
