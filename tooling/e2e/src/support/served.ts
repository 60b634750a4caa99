import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSeed, seedVariable } from '@dst/vitest-config/seeded-random'
import { test as base } from 'playwright/test'
import { startedFolder } from './first-start.ts'
import { builtServer, startServer } from './server.ts'

/**
 * Journeys against the built product. Each worker has its own server and database, so that stored data, emails and used
 * rate limits do not affect journeys that run in parallel.
 */
export const test = base.extend<
  { reportedSeed: void },
  { program: string; settings: Record<string, string>; data: string; origin: string }
>({
  program: [builtServer, { scope: 'worker', option: true }],
  /** Settings of the server. Other ones start another server: `test.use({ settings: { PARTNER_EMAIL: '…' } })`. */
  settings: [{ ACCOUNT_DELETION: 'on' }, { scope: 'worker', option: true }],
  /** The folder of the server's data. */
  data: [
    // Playwright reads from the pattern which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const data = await mkdtemp(join(tmpdir(), 'dst-e2e-'))
      try {
        await cp(process.env[startedFolder] ?? '', data, { recursive: true })
        await provide(data)
      } finally {
        await rm(data, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ program, settings, data }, provide) => {
      const server = await startServer(program, data, settings)
      try {
        await provide(server.origin)
      } finally {
        await server.stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  reportedSeed: [
    // Playwright reads from the pattern which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, journey) => {
      await provide()
      if (journey.errors.length > 0) throw new Error(`${seedVariable}=${runSeed()} repeats its ids`)
    },
    { auto: true },
  ],
  baseURL: async ({ origin }, provide) => {
    await provide(origin)
  },
})
