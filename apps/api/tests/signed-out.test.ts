import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailedToken } from '../src/testing/mailed-token.ts'
import { endServer, startServer, type ServerProcess } from '../src/testing/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const apikey = { apikey: 'sb_publishable_dst_investing', 'content-type': 'application/json' }
const account = {
  email: 'ruth@example.com',
  password: 'a long password',
  data: { firstName: 'Ruth', lastName: 'Okafor' },
}
let folder: string
let origin: string
let server: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dst-signed-out-'))
  await unpackEmbeddedCopy(folder)
  const port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  server = await startServer({ PORT: port, DATA_DIR: folder })
})
afterAll(async () => {
  await endServer(server, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { ...apikey, ...headers }, body: JSON.stringify(body) })

async function confirmationLink(): Promise<string | undefined> {
  const messages = (await (await fetch(`${origin}/dev/mailbox/messages`)).json()) as { links: string[] }[]
  return messages[0]?.links[0]
}

test('the product soon refuses a token whose session has ended, and keeps the others', async () => {
  await post('/auth/v1/signup', account)
  await expect.poll(confirmationLink).toBeDefined()
  await post('/auth/v1/verify', mailedToken((await confirmationLink()) ?? ''))
  const signIn = async () => {
    const { access_token: token } = (await (await post('/auth/v1/token?grant_type=password', account)).json()) as {
      access_token: string
    }
    return { authorization: `Bearer ${token}` }
  }
  const [phone, laptop] = [await signIn(), await signIn()]
  const me = (headers: Record<string, string>) => fetch(`${origin}/api/me`, { headers })
  expect((await me(phone)).headers.get('cache-control')).toBe('no-store')
  expect((await me(phone)).status).toBe(200)
  expect((await me(laptop)).status).toBe(200)
  expect((await post('/auth/v1/logout?scope=local', {}, phone)).status).toBe(204)
  await expect.poll(async () => (await me(phone)).status, { timeout: 30_000, interval: 250 }).toBe(401)
  expect(await (await me(phone)).json()).toMatchObject({ code: 'session_expired' })
  expect((await me(laptop)).status).toBe(200)
})
