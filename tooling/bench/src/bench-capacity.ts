import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import autocannon from 'autocannon'
import pg from 'pg'
import { builtSite } from './built-site.ts'
import { savesOf, type Person } from './calls.ts'
import { measuredFile, type Measured, type Work } from './costs/measured.ts'
import { processorTimeOfChild, processorTimeOfPostgres, type ProcessorTime } from './costs/processor-time.ts'
import { viewBytes } from './costs/view-bytes.ts'
import type { Target } from './load.ts'
import { signUpUsers } from './users.ts'
import { startServer, type ProductServer } from './product-server.ts'

/** Few, so that nobody waits for long: what is measured is the work of a call, not how many fit into a second. */
const connections = 8
const secondsOfLoad = 3
const signIns = 60
const signUps = 30
/** Milliseconds until the mails of the last sign-up have left. */
const mailed = 5000
/** More people than connections, so that saves seldom wait for each other, and enough to fill pages of each table. */
const savers = { beside: 250, embedded: 16 }
const account = { email: 'bench@example.com', password: 'Correct-Horse-1' }
const program = 'apps/api/dist/server.js'

const postgres = await startPostgresServer()
const onPostgres = { DATABASE_URL: postgres.url, WEB: 'on', WEB_ROOT: builtSite }
const cleanUps: (() => Promise<void>)[] = [() => postgres.remove()]
try {
  const text = `${JSON.stringify(await measure(), null, 2)}\n`
  process.stdout.write(text)
  if (process.argv.includes('--write')) writeFileSync(measuredFile, text)
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
}

async function measure(): Promise<Measured> {
  const databaseTime = await processorTimeOfPostgres(postgres.url)
  const beside = await start(onPostgres)
  const { origin } = beside.server
  const clock = { server: beside.time, database: databaseTime }
  const get = (...paths: string[]) =>
    workOfLoad(clock, { origin, requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })) })
  const empty = await storedBytes()
  const people = await signUpUsers(beside.server, savers.beside)
  const bytesPerInvestor = Math.round(((await storedBytes()) - empty) / people.length)
  const view = await viewBytes(origin, ['/', '/faq'])
  const embedded = await start({})
  const alone = { server: embedded.time, database: () => 0 }
  const usersOfEmbedded = await signUpUsers(embedded.server, savers.embedded)
  return {
    command: 'pnpm bench capacity --write',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.versions.node}`,
    work: {
      page: await get('/faq'),
      asset: await get(...view.assets),
      config: await get('/config.json'),
      me: await workOfLoad(clock, recordsOf(people, origin)),
      save: await workOfLoad(clock, savesOf(origin, people)),
      signUp: await workOf(clock, signUps, () => signUpOnce(beside.server)),
      signIn: await workOf(clock, signIns, () => signInOften(beside.server)),
      meEmbedded: await workOfLoad(alone, recordsOf(usersOfEmbedded, embedded.server.origin)),
      saveEmbedded: await workOfLoad(alone, savesOf(embedded.server.origin, usersOfEmbedded)),
    },
    view: { first: view.first, later: view.later },
    apiAnswerBytes: await answerBytes(recordsOf(people, origin)),
    bytesPerInvestor,
  }
}

/** Bytes of what is stored of people, indexes included, without mails and jobs, which go. */
async function storedBytes(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await client.query('vacuum')
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'auth') and relkind = 'r' and relname <> 'mailbox_messages'`,
    )
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}

async function start(environment: Readonly<Record<string, string>>) {
  const server = await startServer(environment)
  cleanUps.push(server.stop)
  await server.signUp(account)
  return { server, time: processorTimeOfChild(program) }
}

function recordsOf(people: readonly Person[], origin: string): Target {
  return { origin, requests: people.map(({ authorization }) => ({ path: '/api/me', headers: { authorization } })) }
}

type Clock = Readonly<Record<keyof Work, ProcessorTime>>

/** Repeats calls on a few connections. Throws when one isn't answered with a 2xx. */
async function workOfLoad(clock: Clock, { origin, method = 'GET', requests }: Target): Promise<Work> {
  let place = 0
  const setupClient = (client: autocannon.Client) =>
    client.setRequests(rotated(requests, place++).map((request) => ({ method, ...request })))
  const load = (duration: number) => autocannon({ url: origin, connections, duration, setupClient })
  await load(1)
  const before = read(clock)
  const { '2xx': good, non2xx, errors, timeouts, statusCodeStats } = await load(secondsOfLoad)
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${method} ${origin}${requests[0]?.path ?? ''}: ${JSON.stringify(statusCodeStats)}`)
  return perCall(before, read(clock), good)
}

/** So that no two connections send the same at once. */
function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

async function workOf(clock: Clock, count: number, work: () => Promise<void>): Promise<Work> {
  const before = read(clock)
  await work()
  return perCall(before, read(clock), count)
}

function read(clock: Clock): Work {
  return { server: clock.server(), database: clock.database() }
}

function perCall(before: Work, after: Work, count: number): Work {
  const each = (name: keyof Work) => Number(((after[name] - before[name]) / count).toPrecision(3))
  return { server: each('server'), database: each('database') }
}

async function signInOften({ call }: ProductServer): Promise<void> {
  for (let done = 0; done < signIns; done += 1) {
    const answer = await call('/token?grant_type=password', account)
    if (answer.status !== 200) throw new Error(`a sign-in was answered with ${answer.status}`)
    await answer.arrayBuffer()
  }
}

/** New addresses, and the mails to them. */
async function signUpOnce({ call }: ProductServer): Promise<void> {
  for (let done = 0; done < signUps; done += 1)
    await call('/signup', { email: `new-${done}@example.com`, password: account.password })
  await sleep(mailed)
}

async function answered(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request)
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`)
  return answer
}

async function answerBytes({ origin, requests: [request] }: Target): Promise<number> {
  const answer = await answered(`${origin}${request?.path ?? ''}`, { headers: { ...request?.headers } })
  const headers = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
  return headers + (await answer.arrayBuffer()).byteLength
}
