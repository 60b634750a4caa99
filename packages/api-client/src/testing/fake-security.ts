import type { AccountSecurity } from '@dst/contracts'
import { succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from '../api-failure.ts'
import { refuse } from './fake-refusal.ts'

/** The initial security state of a fake account: this browser, another one, and the events that led to them. */
export const sampleSecurity: AccountSecurity = {
  sessions: [
    {
      id: '7d5f3f0e-3b8e-4f0c-9a53-0d1f3c5b7a01',
      browser: 'Safari on a Mac',
      signedInAt: '2026-11-20T15:04:00.000Z',
      lastUsedAt: '2026-11-23T14:40:00.000Z',
      current: true,
    },
    {
      id: '7d5f3f0e-3b8e-4f0c-9a53-0d1f3c5b7a02',
      browser: 'Chrome on Windows',
      signedInAt: '2026-11-02T09:12:00.000Z',
      lastUsedAt: '2026-11-21T18:05:00.000Z',
      current: false,
    },
  ],
  events: [
    {
      id: '0b1f9a52-6c1d-4d43-8f6a-2f6a7c3e9b01',
      kind: 'signed_in',
      at: '2026-11-20T15:04:00.000Z',
      browser: 'Safari on a Mac',
    },
    {
      id: '0b1f9a52-6c1d-4d43-8f6a-2f6a7c3e9b03',
      kind: 'second_factor_added',
      at: '2026-11-02T09:31:00.000Z',
      browser: 'Chrome on Windows',
    },
    {
      id: '0b1f9a52-6c1d-4d43-8f6a-2f6a7c3e9b02',
      kind: 'password_changed',
      at: '2026-11-02T09:15:00.000Z',
      browser: 'Chrome on Windows',
    },
  ],
}

/** Sessions and security events of the fake's account. */
export class FakeSecurity {
  #security: AccountSecurity

  constructor(security: AccountSecurity = sampleSecurity) {
    this.#security = security
  }

  /** What the account shows now. */
  read(): AccountSecurity {
    return this.#security
  }

  /** Ends one session, as a person can do from another browser. */
  endSession(id: string): Result<null, ApiFailure> {
    const { sessions, events } = this.#security
    if (!sessions?.some((session) => session.id === id)) return refuse('not_found')
    this.#security = { events, sessions: sessions.filter((session) => session.id !== id) }
    return succeed(null)
  }
}
