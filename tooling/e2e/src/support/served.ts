import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'
import { test as base } from 'playwright/test'

const builtServer = join(import.meta.dirname, '../../../../apps/api/dist/server.js')
const readyWithin = 60_000

/**
 * Journeys against the built product. Each worker has a server and a database of its own: what one journey stores,
 * mails or uses up of a limit is not met by one that runs beside it.
 */
export const test = base.extend<object, { program: string; settings: Record<string, string>; origin: string }>({
  program: [builtServer, { scope: 'worker', option: true }],
  /** Switches of the server besides its own: `test.use({ settings: { ACCOUNT_DELETION: 'on' } })`. */
  settings: [{}, { scope: 'worker', option: true }],
  origin: [
    async ({ program, settings }, provide) => {
      const data = await mkdtemp(join(tmpdir(), 'dst-e2e-'))
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const server = spawn(process.execPath, [program], {
        env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      try {
        await untilReady(server, `${origin}/health/ready`)
        await provide(origin)
      } finally {
        await end(server)
        await rm(data, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: readyWithin },
  ],
  baseURL: async ({ origin }, provide) => {
    await provide(origin)
  },
})

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  while (server.exitCode === null) {
    const ready = await fetch(address).then(({ ok }) => ok, () => false)
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the server ended with ${server.exitCode} before it was ready`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
