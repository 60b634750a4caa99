/**
 * It compares times.
 *
 * @module-tag full
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SendMail } from '../src/mail/mailer.ts'
import { newAddress, startAccountServer, type AccountServer } from '../src/testing/account-server.ts'
import { onEmbedded } from '../src/testing/engines.ts'
import { compareTimes } from '../src/testing/rank-test.ts'

vi.setConfig({ testTimeout: 120_000 })

const mailServers: Record<string, SendMail> = {
  instant: () => Promise.resolve(),
  slow: () => sleep(10_000, undefined, { ref: false }),
  dead: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
}
const data = { firstName: 'Ruth', lastName: 'Okafor' }
/** Hashes twice, so it gets fewer samples. */
const signUp = {
  name: 'sign-up',
  samples: 16,
  ask: (server: AccountServer, email: string) =>
    server.auth('POST', '/signup', { email, password: 'Correct-Horse-1', data }),
}
const calls = [
  signUp,
  {
    name: 'recovery',
    samples: 30,
    ask: (server: AccountServer, email: string) => server.auth('POST', '/recover', { email }),
  },
  {
    name: 'resend',
    samples: 30,
    ask: (server: AccountServer, email: string) => server.auth('POST', '/resend', { type: 'signup', email }),
  },
  {
    name: 'sign-in by mail',
    samples: 30,
    ask: (server: AccountServer, email: string) => server.auth('POST', '/otp', { email, create_user: true }),
  },
  {
    name: 'GET /api/users/{email}',
    samples: 60,
    ask: (server: AccountServer, email: string) => server.app.inject(`/api/users/${email}`),
  },
]

describe.each(Object.keys(mailServers))('with a mail server that is %s', (name) => {
  onEmbedded((database, queueOn) => {
    let server: AccountServer
    beforeAll(async () => {
      server = await startAccountServer(
        { db: database(), queueOn: queueOn() },
        mailServers[name] ?? (() => Promise.resolve()),
      )
      for (const { ask } of calls) for (let round = 0; round < 5; round += 1) await ask(server, newAddress())
    })
    afterAll(() => server.stop())

    test.each(calls)('the time of $name does not tell whether an address has an account', async ({ ask, samples }) => {
      const known = (await server.confirmedAddresses(samples)).map((email) => ({ email, known: true }))
      const unknown = Array.from({ length: samples }, () => ({ email: newAddress(), known: false }))
      const times = { known: [] as number[], unknown: [] as number[] }
      // One shuffled sequence, so that neither side effects of a mail nor a busy moment affect only one of the two
      // groups.
      for (const entry of shuffled([...known, ...unknown])) {
        const start = performance.now()
        await ask(server, entry.email)
        times[entry.known ? 'known' : 'unknown'].push(performance.now() - start)
      }
      const { superiority, bound } = compareTimes(times.known, times.unknown)
      expect(Math.abs(superiority - 0.5)).toBeLessThan(bound)
      // The response never waits for the mail server, whatever state it is in.
      expect(middle(times.known)).toBeLessThan(5000)
    })
  })
})

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item)
}

function middle(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN
}
