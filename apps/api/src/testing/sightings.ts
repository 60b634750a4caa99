import pg from 'pg'
import type { Sightings } from './writers.ts'

/** How many contact messages are in the database at `url`. */
export async function storedMessages(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ messages: string }>('select count(*) as messages from contact_messages')
    return Number(rows[0]?.messages)
  } finally {
    await client.end()
  }
}

/** Calls that failed, with an answer or without one. */
export function failuresOf({ statuses, unanswered }: Sightings): number {
  const { 200: _repeated, 201: _created, ...failed } = statuses
  return Object.values(failed).reduce((sum, count) => sum + count, unanswered)
}

/** Prints what writers saw. */
export function told(seen: Sightings): void {
  process.stdout.write(`${JSON.stringify({ ...seen, slowest: Math.round(seen.slowest) })}\n`)
}
