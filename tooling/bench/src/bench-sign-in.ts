import { availableParallelism } from 'node:os'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import { sentAnswer } from './floors/sent-answer.ts'
import { startFloor } from './floors/start-floor.ts'
import { middle } from './middle.ts'
import { startServer, type ProductServer } from './product-server.ts'
import { atOnce, signInsOn, type SignInLoad } from './sign-in-load.ts'

const rounds = 5
const secondsOfRound = 4
const healthLimit = 20
const throughputLimit = 0.9

const account = { email: 'bench@example.com', password: 'Correct-Horse-1' }
/** As `npm start` sets it; the floors get the same. */
const pool = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() + 1)) }

interface Round {
  readonly floor: SignInLoad
  readonly product: SignInLoad
}

await measure('embedded database', await startServer(pool))
const postgres = await startPostgresServer()
try {
  await measure('Postgres', await startServer({ ...pool, DATABASE_URL: postgres.url }))
} finally {
  await postgres.remove()
}

async function measure(database: string, server: ProductServer): Promise<void> {
  const found: Round[] = []
  try {
    await server.signUp(account)
    const answer = await server.call('/token?grant_type=password', account)
    const floor = await startFloor('hash-server.ts', await sentAnswer(answer), pool)
    const on = (origin: string) => signInsOn({ origin, apikey: server.apikey, account }, secondsOfRound)
    try {
      // Not counted: the compiler still works on the code that calls run through.
      await on(floor.origin)
      await on(server.origin)
      // Interleaved, so that a busy minute on the machine does not affect only one of them.
      for (let round = 0; round < rounds; round += 1)
        found.push({ floor: await on(floor.origin), product: await on(server.origin) })
    } finally {
      await floor.stop()
    }
  } finally {
    await server.stop()
  }
  if (!report(database, found)) process.exitCode = 1
}

function report(database: string, found: readonly Round[]): boolean {
  const share = middle(found.map(({ product, floor }) => product.perSecond / floor.perSecond))
  const waits = found.flatMap(({ product }) => product.waits)
  const p99 = middle(waits, 0.99)
  const stored = share >= throughputLimit && p99 < healthLimit
  const listed = (values: readonly number[]) =>
    `${middle(values).toFixed(1)} a second (${values.map((value) => value.toFixed(1)).join(', ')})`
  const lines = [
    `${atOnce} sign-ins at once, ${database}: ${stored ? 'kept' : 'not kept'}`,
    `  sign-ins                ${listed(found.map(({ product }) => product.perSecond))}`,
    `  hashes behind HTTP      ${listed(found.map(({ floor }) => floor.perSecond))}`,
    `  share                   ${share.toFixed(2)} (goal ${throughputLimit})`,
    `  /health/live meanwhile  p50 ${middle(waits).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, under ${healthLimit}; ` +
      `${waits.length} looks`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return stored
}
