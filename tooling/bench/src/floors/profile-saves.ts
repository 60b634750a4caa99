import pg from 'pg'
import type { Load } from '../load.ts'

interface Options {
  readonly databaseUrl: string
  readonly userIds: readonly string[]
  /** Connections to the database, as many as the product has. */
  readonly connections: number
  /** Saves that are under way at any time. */
  readonly atOnce: number
  readonly seconds: number
}

const lock = 'select * from investors where auth_user_id = $1 for no key update'
const update = `update investors set first_name = $2, last_name = $3, phone_number = $4, location = $5, bio = $6,
  updated_at = now(), version = version + 1 where id = $1 returning *`
const audit = 'insert into audit_entries (action, investor_id, request_id, details) values ($1, $2, $3, $4)'

/** The statements that the product runs to save a profile, through pg alone. */
export async function saveProfiles({ databaseUrl, userIds, connections, atOnce, seconds }: Options): Promise<Load> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  try {
    const saver = async (_: unknown, place: number) => {
      while (performance.now() < end) {
        const begun = performance.now()
        await saveProfile(pool, userIds[place % userIds.length] ?? '')
        took.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, saver))
  } finally {
    await pool.end()
  }
  const sorted = took.toSorted((one, other) => one - other)
  return { perSecond: Math.round(took.length / seconds), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

async function saveProfile(pool: pg.Pool, userId: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(lock, [userId])
    const id = rows[0]?.id
    await client.query(update, [id, 'Ruth', 'Okafor', '+1 (555) 010-0199', 'Ohio', 'Landlord since 1988.'])
    await client.query(audit, ['profile_saved', id, crypto.randomUUID(), '{}'])
    await client.query('commit')
  } finally {
    client.release()
  }
}
