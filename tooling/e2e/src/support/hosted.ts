import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { freePort } from '@dst/vitest-config/free-port'
import { startAuthProgram, type AuthProgram, type Signing } from './auth-program.ts'
import { startedFolder } from './first-start.ts'
import { builtServer, startServer, type RunningServer } from './server.ts'
import { test as base } from './silent-console.ts'

/** A first start makes a database, which on a busy machine takes its time; a journey's own time begins after it. */
const startTimeout = 150_000

/**
 * Journeys against the same build with its accounts at a service elsewhere: each has a service and a product of its
 * own. How the service signs tokens, and further switches of the product: `test.use({ signing: 'ES256', switches: { ...
 * } })`.
 */
export const test = base.extend<{
  signing: Signing
  switches: Record<string, string>
  service: AuthProgram
  product: RunningServer
}>({
  signing: ['HS256', { option: true }],
  switches: [{}, { option: true }],
  service: [
    async ({ signing }, provide) => {
      // It is told where the site is before the site is there.
      const service = await startAuthProgram({ siteUrl: `http://localhost:${await freePort()}`, signing })
      await provide(service)
      await service.stop()
    },
    { timeout: startTimeout },
  ],
  product: [
    async ({ service, switches }, provide) => {
      const data = await mkdtemp(join(tmpdir(), 'dst-e2e-hosted-'))
      await cp(process.env[startedFolder] ?? '', data, { recursive: true })
      const settings = {
        PORT: new URL(service.siteUrl).port,
        SUPABASE_URL: service.url,
        SUPABASE_ANON_KEY: service.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: service.serviceKey,
      }
      try {
        const server = await startServer(builtServer, data, { ...settings, ...switches })
        await provide(server)
        await server.stop()
      } finally {
        await rm(data, { recursive: true, force: true })
      }
    },
    { timeout: startTimeout },
  ],
  baseURL: async ({ product }, provide) => {
    await provide(product.origin)
  },
})

/** The session that the site keeps, as the service gave it. */
export async function keptSession(page: Page): Promise<{ access_token: string; refresh_token: string }> {
  const text = await page.evaluate(() => localStorage.getItem('dst-auth') ?? sessionStorage.getItem('dst-auth'))
  return JSON.parse(text ?? '{}') as { access_token: string; refresh_token: string }
}
