import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import { startAccountServer } from './account-server.ts'
import { compare, type Comparison } from './comparison.ts'
import type { FloorSettings, SentAnswer } from './floors/bare-server.ts'
import { saveProfiles } from './floors/profile-saves.ts'
import { connections, loadOn } from './load.ts'
import { signedIn, signUpPeople, type Person } from './people.ts'

const account = { email: 'bench@example.com', password: 'Correct-Horse-1' }
/** As many as the product opens for calls. */
const databaseConnections = 10
/** More people than connections to the database, so that saves seldom wait for each other. */
const savers = 16
const profile = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  phoneNumber: '+1 (555) 010-0199',
  location: 'Ohio',
  bio: 'Landlord since 1988.',
}

const client = join(import.meta.dirname, '../../../apps/web/build/client')
const postgres = await startPostgresServer()
const server = await startAccountServer(account, { DATABASE_URL: postgres.url, WEB: 'on', WEB_ROOT: client })
try {
  const person = await signedIn(server, account)
  const people = await signUpPeople(server, savers)
  const faqs = await answerOf(`${server.origin}/api/faqs`)
  const page = await answerOf(`${server.origin}/faq`)
  const floor = await startFloor({ databaseUrl: postgres.url, faqs, page: page.headers, client, userId: person.userId })
  try {
    for (const comparison of comparisonsOf(floor.origin, person, people))
      if (!(await compare(comparison))) process.exitCode = 1
  } finally {
    await floor.stop()
  }
} finally {
  await server.stop()
  await postgres.remove()
}

function comparisonsOf(floor: string, { authorization }: Person, people: readonly Person[]): readonly Comparison[] {
  const { origin } = server
  const both = (path: string, headers: Record<string, string> = {}) => ({
    product: (seconds: number) => loadOn({ origin, requests: [{ path, headers }] }, seconds),
    floor: (seconds: number) => loadOn({ origin: floor, requests: [{ path, headers }] }, seconds),
  })
  const saves = people.map((person) => ({
    path: `/api/users/${encodeURIComponent(person.email)}`,
    headers: { authorization: person.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...profile, email: person.email }),
  }))
  const userIds = people.map(({ userId }) => userId)
  return [
    { name: 'GET /api/faqs', ...both('/api/faqs'), goal: 0.85 },
    { name: 'GET /api/me', ...both('/api/me', { authorization }), goal: 0.75, p99Goal: 1.5 },
    {
      name: 'PUT /api/users/{email}',
      product: (seconds) => loadOn({ origin, method: 'PUT', requests: saves }, seconds),
      floor: (seconds) =>
        saveProfiles({
          databaseUrl: postgres.url,
          userIds,
          connections: databaseConnections,
          atOnce: connections,
          seconds,
        }),
      goal: 0.6,
    },
    { name: 'GET /faq, brotli', ...both('/faq', { 'accept-encoding': 'br' }), goal: 0.9 },
  ]
}

/** An answer's body and the headers that its server chose; the others come with every answer of Node. */
async function answerOf(url: string): Promise<SentAnswer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const ofNode = new Set(['connection', 'keep-alive', 'date', 'content-length'])
  const headers = [...answer.headers].filter(([name]) => !ofNode.has(name))
  return { headers: Object.fromEntries(headers), body: await answer.text() }
}

async function startFloor(settings: Omit<FloorSettings, 'connections'>) {
  const program = join(import.meta.dirname, 'floors', 'bare-server.ts')
  const given = JSON.stringify({ ...settings, connections: databaseConnections })
  const child = spawn(process.execPath, [program, given], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const [origin] = (await once(lines, 'line')) as [string]
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
