import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import { startAccountServer } from './account-server.ts'
import type { SentAnswer } from './floors/bare-server.ts'
import { connections, loadOn, type Load, type Target } from './load.ts'

const rounds = 15
const secondsOfRound = 2
const account = { email: 'bench@example.com', password: 'Correct-Horse-1' }
/** As many as the product opens for calls. */
const databaseConnections = 10

/** A call that is measured on both servers. */
interface Comparison {
  readonly name: string
  readonly product: Target
  readonly floor: Target
  /** The share of the floor's answers a second that is the goal. */
  readonly goal: number
  readonly p99Goal?: number
}

const postgres = await startPostgresServer()
const server = await startAccountServer(account, { DATABASE_URL: postgres.url })
try {
  const { access_token: token, user } = (await (await server.call('/token?grant_type=password', account)).json()) as {
    access_token: string
    user: { id: string }
  }
  const authorization = `Bearer ${token}`
  await fetch(`${server.origin}/api/me`, { headers: { authorization } })
  const faqs = await answerOf(`${server.origin}/api/faqs`)
  const floor = await startFloor({ databaseUrl: postgres.url, faqs, userId: user.id })
  try {
    const comparisons: readonly Comparison[] = [
      {
        name: 'GET /api/faqs',
        product: { url: `${server.origin}/api/faqs` },
        floor: { url: `${floor.origin}/api/faqs` },
        goal: 0.85,
      },
      {
        name: 'GET /api/me',
        product: { url: `${server.origin}/api/me`, headers: { authorization } },
        floor: { url: `${floor.origin}/api/me` },
        goal: 0.75,
        p99Goal: 1.5,
      },
    ]
    for (const comparison of comparisons) report(comparison, await measure(comparison))
  } finally {
    await floor.stop()
  }
} finally {
  await server.stop()
  await postgres.remove()
}

/** Interleaved, so that a busy minute on the machine does not affect only one of them. */
async function measure({ product, floor }: Comparison): Promise<{ products: Load[]; floors: Load[] }> {
  await Promise.all([loadOn(product, 2), loadOn(floor, 2)])
  const products: Load[] = []
  const floors: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await loadOn(floor, secondsOfRound))
    products.push(await loadOn(product, secondsOfRound))
  }
  return { products, floors }
}

function report({ name, goal, p99Goal }: Comparison, { products, floors }: { products: Load[]; floors: Load[] }): void {
  const perSecond = [products, floors].map((loads) => middle(loads.map((load) => load.perSecond))) as [number, number]
  const p99 = [products, floors].map((loads) => middle(loads.map((load) => load.p99))) as [number, number]
  // Of each round, whose two halves had the same machine.
  const share = middle(products.map((load, round) => load.perSecond / (floors[round]?.perSecond ?? Infinity)))
  const slower = middle(products.map((load, round) => load.p99 / (floors[round]?.p99 ?? 0)))
  const kept = share >= goal && (p99Goal === undefined || slower <= p99Goal)
  const bound = p99Goal === undefined ? '' : ` (goal ${p99Goal})`
  const lines = [
    `${name}, ${connections} connections: ${kept ? 'kept' : 'not kept'}`,
    `  ${perSecond[0]} of ${perSecond[1]} answers a second, ${share.toFixed(2)} (goal ${goal})`,
    `  p99 ${p99[0]} and ${p99[1]} ms, ${slower.toFixed(2)} times${bound}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!kept) process.exitCode = 1
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** An answer's body and the headers that its server chose; the others come with every answer of Node. */
async function answerOf(url: string): Promise<SentAnswer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const ofNode = new Set(['connection', 'keep-alive', 'date', 'content-length'])
  const headers = [...answer.headers].filter(([name]) => !ofNode.has(name))
  return { headers: Object.fromEntries(headers), body: await answer.text() }
}

async function startFloor(settings: { databaseUrl: string; faqs: SentAnswer; userId: string }) {
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
