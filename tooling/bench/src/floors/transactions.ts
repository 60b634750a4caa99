import pg from 'pg'
import type { Load } from '../load.ts'
import { middle } from '../middle.ts'

/** Runs inside a transaction that is begun and committed for it; `place` tells the ones at once apart, from 0. */
export type Transaction = (client: pg.ClientBase, place: number) => Promise<void>

interface Options {
  readonly databaseUrl: string
  /** Connections to the database, as many as the product has. */
  readonly connections: number
  /** Transactions that are under way at any time. */
  readonly atOnce: number
}

/** Transactions through pg alone, over and over. */
export function transactionsOn({ databaseUrl, connections, atOnce }: Options) {
  return (transaction: Transaction) =>
    async (seconds: number): Promise<Load> => {
      const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
      const took: number[] = []
      const end = performance.now() + seconds * 1000
      const lane = async (_: unknown, place: number) => {
        while (performance.now() < end) {
          const begun = performance.now()
          await committed(pool, (client) => transaction(client, place))
          took.push(performance.now() - begun)
        }
      }
      try {
        await Promise.all(Array.from({ length: atOnce }, lane))
      } finally {
        await pool.end()
      }
      return { perSecond: Math.round(took.length / seconds), p99: middle(took, 0.99) }
    }
}

async function committed(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}
