import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAuthClient, type AuthClient } from '../src/index.ts'
import { memoryStore } from '../src/storage/browser-stores.ts'
import { site, startAuthService, type AuthService } from './auth-service.ts'

const minute = 60_000
const password = 'Correct-Horse-1'

let service: AuthService
let later = 0
beforeAll(async () => {
  service = await startAuthService({
    clock: () => new Date(Date.now() + later),
    recentProofSeconds: 600,
    secureEmailChange: false,
    notices: { signInUrl: `${site}/login`, contactUrl: `${site}/contact`, undoUrl: `${site}/this-was-not-me` },
  })
})
beforeEach(() => {
  later = 0
})
afterAll(() => service.stop())

let people = 0
/** A client whose person signed up eleven minutes ago; `onProofNeeded` gives what the test says. */
async function stable(onProofNeeded: (client: AuthClient) => Promise<boolean>) {
  const email = `proof${(people += 1)}@example.com`
  const asked = vi.fn(() => onProofNeeded(client))
  const client = createAuthClient({
    url: service.url,
    anonKey: service.anonKey,
    redirectTo: site,
    storage: { local: memoryStore(), session: memoryStore() },
    onProofNeeded: asked,
  })
  await client.signUp({ email, password, firstName: 'Ada', lastName: 'Lovelace' })
  const token = /code instead: (\d{6})/.exec(service.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  expect((await client.completeSignUp({ email, token })).ok).toBe(true)
  later += 11 * minute
  return { client, email, asked }
}

test('a change that needs a proof asks for it, and goes on by itself once it is given', async () => {
  const { client, asked } = await stable(async ({ proof }) => (await proof.give({ password })).ok)
  const enrolled = await client.twoFactor.enroll()
  expect(enrolled.ok).toBe(true)
  expect((await client.updateEmail('other@example.com')).ok).toBe(true)
  expect(asked).toHaveBeenCalledOnce()
})

test('who gives none changes nothing, and hears why', async () => {
  const { client } = await stable(async () => false)
  const moved = await client.updateEmail('other@example.com')
  expect(moved).toMatchObject({ ok: false, error: { kind: 'refused', provider: { code: 'reauthentication_needed' } } })
})

test('the mailed code is a proof, a wrong one and a wrong password are told apart', async () => {
  const { client, email } = await stable(async ({ proof }) => {
    expect(await proof.give({ password: 'wrong' })).toMatchObject({ error: { code: 'wrong-password' } })
    expect((await proof.mailCode()).ok).toBe(true)
    const code = /Your code: (\d{6})/.exec(service.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await proof.give({ code: wrong })).toMatchObject({ error: { code: 'wrong-code' } })
    return (await proof.give({ code })).ok
  })
  expect((await client.updateEmail('third@example.com')).ok).toBe(true)
})

test('a service without the call, and a browser without passkeys, say so', async () => {
  const client = createAuthClient({
    url: 'https://project.example.com',
    anonKey: 'key',
    redirectTo: site,
    storage: { local: memoryStore(), session: memoryStore() },
    fetch: async () => Response.json({ message: 'not found' }, { status: 404 }),
  })
  expect(await client.proof.give({ password })).toMatchObject({ error: { code: 'not-offered' } })
  expect(await client.proof.givePasskey()).toMatchObject({ error: { code: 'not-offered' } })
})

test('a notice’s link undoes what it tells of, once', async () => {
  const { client, email } = await stable(async () => false)
  expect((await client.updatePassword('Second-Horse-2', password)).ok).toBe(true)
  const token = /#token=([0-9a-f]+)/.exec(service.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  expect(await client.undoChange(token)).toEqual({ ok: true, value: { email } })
  expect(await client.undoChange(token)).toMatchObject({ error: { provider: { code: 'otp_expired', status: 403 } } })
  expect((await client.user()).ok).toBe(false)
})
