import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser } from './browser.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let gitHub: Server
let emails: object[] = []
const asked: { path: string; authorization: string | undefined; body: string }[] = []
const user = { id: 583_231, login: 'octocat', name: 'Mona Lisa', avatar_url: 'https://avatars.example.com/583231' }

beforeAll(async () => {
  gitHub = createServer((request, reply) => {
    void text(request).then((body) => {
      const path = request.url ?? ''
      asked.push({ path, authorization: request.headers.authorization, body })
      const answers: Record<string, unknown> = {
        '/login/oauth/access_token': { access_token: 'gho_token', token_type: 'bearer', scope: 'user:email' },
        '/user': user,
        '/user/emails': emails,
      }
      reply
        .writeHead(path in answers ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answers[path] ?? {}))
    })
  })
  await new Promise<void>((resolve) => gitHub.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(gitHub.address() as AddressInfo).port}`
  server = await startServer('PGlite', {
    providers: { github: { clientId: 'cat', clientSecret: 'fish', url, apiUrl: url } },
  })
})
afterAll(async () => {
  await server.stop()
  await new Promise((resolve) => gitHub.close(resolve))
})

const roundTrip = async () => {
  const browser = newBrowser()
  const there = new URL(await browser.visit(`${server.url}/auth/v1/authorize?provider=github`))
  const state = there.searchParams.get('state') ?? ''
  return { there, back: new URL(await browser.visit(`${server.url}/auth/v1/callback?code=abcdef&state=${state}`)) }
}

test('GitHub’s primary address and profile make an account', async () => {
  emails = [
    { email: 'other@example.com', primary: false, verified: true },
    { email: 'Mona@example.com', primary: true, verified: true },
  ]
  const { there, back } = await roundTrip()
  expect(there.searchParams.get('scope')).toBe('user:email')
  expect(asked.find(({ path }) => path === '/login/oauth/access_token')?.body).toMatch(/code_verifier=[\w-]{43}/)
  expect(asked.find(({ path }) => path === '/user')?.authorization).toBe('Bearer gho_token')
  const fragment = new URLSearchParams(back.hash.slice(1))
  expect(fragment.get('provider_token')).toBe('gho_token')
  const { data } = await server.client().auth.getUser(fragment.get('access_token') ?? '')
  expect(data.user).toMatchObject({
    email: 'mona@example.com',
    app_metadata: { provider: 'github', providers: ['github'] },
    user_metadata: { user_name: 'octocat', full_name: 'Mona Lisa', provider_id: '583231', email_verified: true },
  })
})

test('an account without an address that anybody could confirm is refused', async () => {
  user.id += 1
  emails = []
  const { back } = await roundTrip()
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
    error_description: 'Unverified email with github. Verify the email with github in order to sign in',
  })
})
