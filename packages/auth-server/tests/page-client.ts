import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { findChromium } from '@dst/browser'
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { anonKey } from './harness.ts'

/** A refusal, serialized out of the page. */
export interface TakenRefusal {
  name: string
  message: string
  code: string | undefined
  status: number | undefined
  reasons: readonly string[] | undefined
}

/** The result of a call, outside the page. */
export interface TakenAnswer<Data> {
  data: Data
  error: TakenRefusal | null
}

/** A page of an app, and the unmodified client that runs on it. */
export interface AppPage {
  page: Page
  /** Makes a client call on the page. The function runs there, so everything it needs must be passed in. */
  ask: <Answer extends { data: unknown; error: unknown }, Given>(
    call: (client: SupabaseClient, given: Given) => Promise<Answer>,
    given?: Given,
  ) => Promise<TakenAnswer<Answer['data']>>
  /** The events that the client has emitted on this page, each with its user. */
  events: () => Promise<[event: string, email: string | null][]>
}

/** An app on its own origin, in a real browser. */
export interface App {
  origin: string
  /** A browser with no stored state. */
  browser: () => Promise<AppBrowser>
  stop: () => Promise<void>
}

/** One browser: its pages share their storage. */
export interface AppBrowser {
  context: BrowserContext
  /** Opens a URL in its own page; every page of the app runs a client with these options. */
  open: (address: string, auth?: NonNullable<SupabaseClientOptions<'public'>['auth']>) => Promise<AppPage>
}

/** Serves an app on a different site than the service: to a browser, `localhost` and `127.0.0.1` are cross-site. */
export async function serveApp(port: number, serviceUrl: () => string): Promise<App> {
  const main = createRequire(import.meta.url).resolve('@supabase/supabase-js')
  const bundle = await readFile(join(main, '../umd/supabase.js'), 'utf8')
  const server = createServer((request, reply) => {
    if (request.url === '/supabase.js') return reply.setHeader('content-type', 'text/javascript').end(bundle)
    return reply
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><script src="/supabase.js"></script>')
  })
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  const browser = await chromium.launch(await findChromium())
  return {
    origin: `http://localhost:${port}`,
    browser: async () => {
      const context = await browser.newContext()
      return { context, open: (address, auth = {}) => openPage(context, { address, auth, serviceUrl: serviceUrl() }) }
    },
    stop: async () => {
      await browser.close()
      await closed(server)
    },
  }
}

async function openPage(
  context: BrowserContext,
  { address, auth, serviceUrl }: { address: string; auth: object; serviceUrl: string },
): Promise<AppPage> {
  const page = await context.newPage()
  await page.goto(address)
  const client = await page.evaluateHandle(
    async ({ url, key, options }) => {
      const { createClient } = (
        window as unknown as { supabase: { createClient: (...given: unknown[]) => SupabaseClient } }
      ).supabase
      const made = createClient(url, key, {
        auth: { autoRefreshToken: false, experimental: { recoveryCodes: true }, ...options },
      })
      const events: [string, string | null][] = []
      Object.assign(window, { events })
      made.auth.onAuthStateChange((event, session) => void events.push([event, session?.user.email ?? null]))
      await made.auth.initialize()
      return made
    },
    { url: serviceUrl, key: anonKey, options: auth },
  )
  return {
    page,
    ask: async (call, given) => {
      const found = await client.evaluate(
        async (made, { source, argument }) => {
          // oxlint-disable-next-line no-eval -- the test's own function, as the page's own script
          const run = eval(`(${source})`) as (
            client: unknown,
            given: unknown,
          ) => Promise<{ data: unknown; error: Record<string, unknown> | null }>
          const { data, error } = await run(made, argument)
          if (error === null) return { data, error }
          const { name, message, code, status, reasons } = error
          return { data, error: { name, message, code, status, reasons } }
        },
        { source: call.toString(), argument: given },
      )
      return found as never
    },
    events: () => page.evaluate(() => (window as unknown as { events: [string, string | null][] }).events),
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
