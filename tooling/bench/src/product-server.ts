import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@dst/vitest-config/free-port'

const program = join(import.meta.dirname, '../../../apps/api/dist/server.js')

/** The built server on a free port, with its own data. */
export interface ProductServer {
  origin: string
  /** What its auth service knows a browser by. */
  apikey: string
  /** Sends one request to the auth service. */
  call: (path: string, body: object) => Promise<Response>
  /** Signs an account up and confirms it through the mailbox. */
  signUp: (account: { email: string; password: string }) => Promise<void>
  /** Stops it, and starts it with the same data and these variables added. */
  restart: (more: Readonly<Record<string, string>>) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the built server without a site; `more` adds variables, for example `DATABASE_URL`. */
export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<ProductServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dst-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    WEB: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...more,
  }
  let running = await launch(environment)
  const { authAnonKey: apikey } = (await (await fetch(`${origin}/config.json`)).json()) as { authAnonKey: string }
  const call: ProductServer['call'] = (path, body) =>
    fetch(`${origin}/auth/v1${path}`, { method: 'POST', headers: { apikey }, body: JSON.stringify(body) })
  const signUp: ProductServer['signUp'] = async (credentials) => {
    await call('/signup', credentials)
    const link = new URLSearchParams(new URL(await mailedLink(origin, credentials.email)).hash.slice(1))
    await call('/verify', { type: link.get('type'), token_hash: link.get('token_hash') })
  }
  return {
    origin,
    apikey,
    call,
    signUp,
    restart: async (others) => {
      await running.stop()
      running = await launch({ ...environment, ...others })
    },
    stop: async () => {
      await running.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function launch(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  for await (said of createInterface({ input: child.stdout })) if (said.includes('"listening"')) break
  if (!said.includes('"listening"')) throw new Error(`the server did not start: ${said || 'it said nothing'}`)
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function mailedLink(origin: string, to: string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const messages = (await (await fetch(`${origin}/dev/mailbox/messages`)).json()) as { to: string; links: string[] }[]
    const [link] = messages.find((message) => message.to === to)?.links ?? []
    if (link !== undefined) return link
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the confirmation mail did not come within half a minute')
}
