import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { freePort } from '@dst/vitest-config/free-port'
import { startAuthProgram, type AuthProgram, type Signing } from './auth-program.ts'
import { startedFolder } from './first-start.ts'
import { builtServer, startServer, type RunningServer } from './server.ts'
import { test as base } from './silent-console.ts'

/** A first start creates a database, which is slow on a busy machine; it does not count toward a test's timeout. */
const startTimeout = 150_000

/**
 * Journeys against the same build with its accounts at an external auth service: each has its own service and product.
 * To set token signing or further settings of the product: `test.use({ signing: 'ES256', switches: { ... } })`.
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
      // It needs the site's URL before the site is running.
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

/** The session that the site stores, as the service issued it. */
export async function storedSession(page: Page): Promise<{ access_token: string; refresh_token: string }> {
  const text = await page.evaluate(() => localStorage.getItem('dst-auth') ?? sessionStorage.getItem('dst-auth'))
  return JSON.parse(text ?? '{}') as { access_token: string; refresh_token: string }
}
