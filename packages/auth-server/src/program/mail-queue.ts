import { sql, type Kysely } from 'kysely'
import type { MailOrder } from '../mail/mail-order.ts'

/** Queue of unsent emails, in a table of the program's own. */
export interface MailQueue {
  /** Stores an order in the transaction that causes it. */
  add: (trx: Kysely<unknown>, order: MailOrder) => Promise<void>
  /** Starts sending; `wake` checks the queue immediately. */
  start: (send: (order: MailOrder) => Promise<void>) => void
  wake: () => void
  /** Resolves when the email in progress has been sent or has failed. */
  stop: () => Promise<void>
}

/** About three days of retries: 1 s, doubling up to an hour. */
const maxTries = 84
const maxPauseSeconds = 3600
const lookEveryMilliseconds = 1000
/** After this long a claimed order is released: its process must have died. */
const sendSeconds = 60

/** Opens this database's queue, creating its table if needed. `report` gets a code for each failed email. */
export async function openMailQueue(db: Kysely<unknown>, report: (code: string) => void): Promise<MailQueue> {
  await makeTable(db)
  let work: Promise<void> = Promise.resolve()
  let send: ((order: MailOrder) => Promise<void>) | undefined
  let isStopping = false
  const drain = async () => {
    if (send === undefined) return
    while (!isStopping && (await sendOne(db, send, report)));
  }
  // Runs are sequential: two in parallel would only wait for each other's rows.
  const wake = () => {
    work = work.then(drain).catch(() => report('mail_queue_failing'))
  }
  const timer = setInterval(wake, lookEveryMilliseconds)
  return {
    add: async (trx, order) => {
      await sql`insert into dst_auth_program.mail_orders (mail_order) values (${JSON.stringify(order)}::jsonb)`.execute(
        trx,
      )
    },
    start: (chosen) => {
      send = chosen
      wake()
    },
    wake,
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await work
    },
  }
}

async function makeTable(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two parallel first starts would both find no table and both create it.
    await sql`select pg_advisory_xact_lock(hashtext('dst_auth_program'))`.execute(trx)
    await sql`create schema if not exists dst_auth_program`.execute(trx)
    await sql`create table if not exists dst_auth_program.mail_orders (
      id bigint generated always as identity primary key,
      mail_order jsonb not null,
      tries integer not null default 0,
      due_at timestamptz not null default now()
    )`.execute(trx)
    await sql`create index if not exists mail_orders_due_at on dst_auth_program.mail_orders (due_at)`.execute(trx)
  })
}

/** Sends the order that is due first; false if none is due. */
async function sendOne(
  db: Kysely<unknown>,
  send: (order: MailOrder) => Promise<void>,
  report: (code: string) => void,
): Promise<boolean> {
  const { rows } = await sql<{ id: string; mail_order: MailOrder; tries: number }>`
    update dst_auth_program.mail_orders set tries = tries + 1, due_at = now() + ${sendSeconds} * interval '1 second'
    where id = (
      select id from dst_auth_program.mail_orders where due_at <= now() order by due_at, id limit 1
      for update skip locked)
    returning id, mail_order, tries`.execute(db)
  const [taken] = rows
  if (taken === undefined) return false
  try {
    await send(taken.mail_order)
  } catch {
    report(taken.tries >= maxTries ? 'mail_given_up' : 'mail_failed')
    if (taken.tries < maxTries) return postpone(db, taken)
  }
  await sql`delete from dst_auth_program.mail_orders where id = ${taken.id}`.execute(db)
  return true
}

async function postpone(db: Kysely<unknown>, { id, tries }: { id: string; tries: number }): Promise<true> {
  const pause = Math.min(2 ** (tries - 1), maxPauseSeconds)
  await sql`update dst_auth_program.mail_orders set due_at = now() + ${pause} * interval '1 second'
    where id = ${id}`.execute(db)
  return true
}
