import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { WriteLog } from './writers.ts'

/** A contact message in a database. */
export interface StoredMessage {
  message: string
  /** Jobs that mail it, done or waiting. */
  mails: number
}

const everyMessage = `select message, count(job.id)::int as mails from contact_messages
  left join pgboss.job on job.name = 'contact-mail' and job.data ->> 'messageId' = contact_messages.id::text
  group by contact_messages.id`

/** Every contact message in the Postgres at `url`. */
export function storedMessages(url: string): Promise<StoredMessage[]> {
  return queryServer(url, everyMessage)
}

/** Every contact message in the embedded database of a server that has ended. */
export function embeddedMessages(dataFolder: string): Promise<StoredMessage[]> {
  return queryEmbedded(dataFolder, everyMessage)
}

/** The rows that a statement returns in the Postgres at `url`. */
export async function queryServer<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** The rows that a statement returns in the embedded database of a server that has ended. */
export async function queryEmbedded<Row>(dataFolder: string, statement: string): Promise<Row[]> {
  const pglite = await PGlite.create(join(dataFolder, 'database'))
  try {
    return (await pglite.query<Row>(statement)).rows
  } finally {
    await pglite.close()
  }
}

/** What became of the messages that writers got a 2xx for. */
export interface Account {
  /** Stored once, with one mail. */
  retained: number
  lost: number
  repeated: number
  /** Stored with no mail, or with several. */
  unmailed: number
}

/** Compares what writers saw with what is stored; messages of others are left out. */
export function accountOf({ messages }: Pick<WriteLog, 'messages'>, stored: readonly StoredMessage[]): Account {
  const found = new Map<string, StoredMessage[]>()
  for (const one of stored) found.set(one.message, [...(found.get(one.message) ?? []), one])
  const account: Account = { retained: 0, lost: 0, repeated: 0, unmailed: 0 }
  for (const message of messages) {
    const [first, ...others] = found.get(message) ?? []
    if (first === undefined) account.lost += 1
    else if (others.length > 0) account.repeated += 1
    else if (first.mails !== 1) account.unmailed += 1
    else account.retained += 1
  }
  return account
}

/** The account of writers whose every message was kept. */
export function accountWithEverything({ acknowledged }: Pick<WriteLog, 'acknowledged'>): Account {
  return { retained: acknowledged, lost: 0, repeated: 0, unmailed: 0 }
}
