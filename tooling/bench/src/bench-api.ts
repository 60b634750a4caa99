import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import pg from 'pg'
import { builtSite } from './built-site.ts'
import { asksOf, refreshesOf, savesOf, type Person, type Session } from './calls.ts'
import { compare, type Comparison } from './comparison.ts'
import type { FloorSettings } from './floors/bare-server.ts'
import { sentAnswer } from './floors/sent-answer.ts'
import { consultationRequests, profileSaves, tokenRefreshes, type ConsentWording } from './floors/statements.ts'
import { startFloor } from './floors/start-floor.ts'
import { transactionsOn } from './floors/transactions.ts'
import { connections, loadOn } from './load.ts'
import { sessionsOf, signUpUsers } from './users.ts'
import { startServer } from './product-server.ts'

/** As many as the product opens for calls. */
const databaseConnections = 10
/** As many as its auth service opens. */
const authConnections = 8
/** Only calls whose name has this in it. */
const [wanted = ''] = process.argv.slice(2)

const postgres = await startPostgresServer()
const server = await startServer({ DATABASE_URL: postgres.url, WEB: 'on', WEB_ROOT: builtSite })
try {
  const people = await signUpUsers(server, connections)
  const [person] = people
  if (person === undefined) throw new Error('nobody has signed up')
  const sessions = { product: await sessionsOf(server, people), floor: await sessionsOf(server, people) }
  // What is queued would be worked off beside the next calls.
  await server.restart({ JOBS: 'off' })
  const answerOf = async (path: string) =>
    sentAnswer(await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } }))
  const faqs = await answerOf('/api/faqs')
  const page = await answerOf('/faq')
  const settings: FloorSettings = {
    databaseUrl: postgres.url,
    faqs,
    page: page.headers,
    client: builtSite,
    userId: person.userId,
    connections: databaseConnections,
  }
  const floor = await startFloor('bare-server.ts', settings)
  try {
    const comparisons = [...readsOf(floor.origin, person), ...(await savesBeside(people, sessions))]
    for (const comparison of comparisons)
      if (comparison.name.includes(wanted) && !(await compare(comparison))) process.exitCode = 1
  } finally {
    await floor.stop()
  }
} finally {
  await server.stop()
  await postgres.remove()
}

function readsOf(floor: string, { authorization }: Person): readonly Comparison[] {
  const { origin } = server
  const both = (path: string, headers: Record<string, string> = {}) => ({
    product: (seconds: number) => loadOn({ origin, requests: [{ path, headers }] }, seconds),
    floor: (seconds: number) => loadOn({ origin: floor, requests: [{ path, headers }] }, seconds),
  })
  return [
    { name: 'GET /api/faqs', ...both('/api/faqs'), goal: 0.85 },
    { name: 'GET /api/me', ...both('/api/me', { authorization }), goal: 0.75, p99Goal: 1.5 },
    { name: 'GET /faq, brotli', ...both('/faq', { 'accept-encoding': 'br' }), goal: 0.9 },
  ]
}

async function savesBeside(
  people: readonly Person[],
  sessions: Record<'product' | 'floor', readonly Session[]>,
): Promise<readonly Comparison[]> {
  const { origin } = server
  const userIds = people.map(({ userId }) => userId)
  const floor = transactionsOn({ databaseUrl: postgres.url, connections: databaseConnections, atOnce: connections })
  const authFloor = transactionsOn({ databaseUrl: postgres.url, connections: authConnections, atOnce: connections })
  const refreshes = refreshesOf(server, sessions.product)
  // The first request of each person is made here: from then on it is changed.
  await loadOn(asksOf(origin, people), 1)
  return [
    {
      name: 'PUT /api/users/{email}',
      product: (seconds) => loadOn(savesOf(origin, people), seconds),
      floor: floor(profileSaves(userIds)),
      goal: 0.6,
    },
    {
      name: 'POST /api/consultation-requests',
      product: (seconds) => loadOn(asksOf(origin, people), seconds),
      floor: floor(consultationRequests(userIds, await consentWording(postgres.url))),
      goal: 0.6,
    },
    {
      name: 'POST /auth/v1/token, a refresh',
      product: (seconds) => loadOn(refreshes, seconds),
      floor: authFloor(tokenRefreshes(sessions.floor.map(({ sessionId }) => sessionId))),
      goal: 0.6,
    },
  ]
}

async function consentWording(connectionString: string): Promise<ConsentWording> {
  const reader = new pg.Client({ connectionString })
  await reader.connect()
  try {
    const { rows } = await reader.query<ConsentWording>(
      `select hash, words from consent_wordings where kind = 'data-sharing' limit 1`,
    )
    if (!rows[0]) throw new Error('nobody has agreed to anything')
    return rows[0]
  } finally {
    await reader.end()
  }
}
