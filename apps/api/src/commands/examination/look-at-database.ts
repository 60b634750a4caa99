import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import { connectionsPerServer, type Database } from '../../database/connection.ts'
import { webhookEndedAt } from '../../database/ended-webhooks.ts'
import { schemaStatus } from '../../database/migrate.ts'
import { findTooMuch } from '../../database/product-role.ts'
import { readConnections, readServer } from '../../database/server-facts.ts'
import type { Tables } from '../../database/tables.ts'
import { countJobs, failingJobs, queueVersion } from '../../database/job-tables.ts'
import { missingMembers } from '../../modules/desk/missing-members.ts'
import type { Finding } from './finding.ts'
import { lookAtDeliveries } from './look-at-deliveries.ts'

/** Seconds by which two clocks may differ: the codes of authenticator apps change every thirty. */
const clockLimit = 15

/** Findings from the database, once it is open. */
export async function lookAtDatabase(
  { db, description }: Pick<Database, 'db' | 'description'>,
  {
    databaseUrl,
    partner,
  }: { databaseUrl: string | undefined; partner: Pick<Config['partner'], 'webhook' | 'email' | 'firm'> },
): Promise<Finding[]> {
  const before = Date.now()
  const { version, seconds } = await readServer(db)
  const after = Date.now()
  const shape = await shapeOf(db)
  return [
    {
      about: 'database',
      says: `${description} answers in ${after - before} ms (Postgres ${version}), ${shape.says}`,
      prevents: shape.prevents,
    },
    ...(databaseUrl ? [await lookAtConnections(db), lookAtClock(seconds * 1000 - (before + after) / 2)] : []),
    ...(shape.migrated ? await lookAtRole(db) : []),
    ...(await lookAtQueue(db)),
    ...(shape.migrated ? await lookAtPartner(db, partner) : []),
    ...(shape.migrated ? await lookAtDeliveries(db) : []),
  ]
}

async function shapeOf(db: Kysely<Tables>): Promise<{ says: string; prevents: boolean; migrated: boolean }> {
  const { pending, later, isUsable } = await schemaStatus(db)
  if (!isUsable)
    return {
      says: `migrated by a later version (${later}); start that one, or restore a backup`,
      prevents: true,
      migrated: false,
    }
  if (later !== undefined)
    return { says: `with additions of a later version (${later})`, prevents: false, migrated: true }
  const says =
    pending === 0 ? 'migrated' : `${pending} migrations to come; the next start or "pnpm db:migrate" makes them`
  return { says, prevents: false, migrated: pending === 0 }
}

async function lookAtConnections(db: Kysely<Tables>): Promise<Finding> {
  const { most, used } = await readConnections(db)
  const few = most - used < connectionsPerServer ? '; stop others, or raise max_connections' : ''
  return {
    about: 'database',
    says: `${used} of ${most} connections are used; a server needs up to ${connectionsPerServer}${few}`,
    prevents: most < connectionsPerServer,
  }
}

/** `ahead`: milliseconds by which the database's clock is ahead of this machine's. */
export function lookAtClock(ahead: number): Finding {
  const seconds = Math.round(Math.abs(ahead) / 1000)
  const prevents = seconds > clockLimit
  const advice = prevents ? '; set both by a time server (NTP)' : ''
  return { about: 'clock', says: `${seconds} s apart from the database's${advice}`, prevents }
}

async function lookAtRole(db: Kysely<Tables>): Promise<Finding[]> {
  const tables = await findTooMuch(db)
  if (tables.length === 0) return []
  const says =
    `its user has the right to change recorded rows (${tables.join(', ')}), which only triggers refuse: see ` +
    'docs/operations.md, "Rows that nobody changes"'
  return [{ about: 'database', says, prevents: false }]
}

async function lookAtPartner(
  db: Kysely<Tables>,
  partner: Pick<Config['partner'], 'webhook' | 'email' | 'firm'>,
): Promise<Finding[]> {
  const ended = typeof partner.webhook === 'object' ? await lookAtEnding(db, partner.webhook.url) : []
  const says = await missingMembers(db, partner)
  return [...ended, ...(says === undefined ? [] : [{ about: 'partner' as const, says, prevents: true }])]
}

async function lookAtEnding(db: Kysely<Tables>, url: string): Promise<Finding[]> {
  const ended = await webhookEndedAt(db, url)
  if (ended === undefined) return []
  const says =
    `its webhook answered 410 on ${ended.toISOString().slice(0, 10)}, so nothing is sent there: ask the partner, and ` +
    'change PARTNER_WEBHOOK_URL, or run "pnpm jobs resume-webhook"'
  return [{ about: 'partner', says, prevents: true }]
}

async function lookAtQueue(db: Kysely<Tables>): Promise<Finding[]> {
  const found = (says: string, prevents = false): Finding => ({ about: 'queue', says, prevents })
  const version = await queueVersion(db)
  if (version === undefined) return [found('none yet; the next start makes it')]
  const dead = (await countJobs(db)).filter(({ state }) => state === 'dead').reduce((sum, { jobs }) => sum + jobs, 0)
  const letters = dead === 0 ? 'no dead letters' : `${dead} dead letters: "pnpm jobs list --state dead"`
  const failing = (await failingJobs(db)).map(({ kind, jobs, reason }) =>
    found(`${kind}: the last attempt failed (${reason}), and ${jobs} wait: "pnpm jobs list --kind ${kind}"`, true),
  )
  const state = found(`${letters} (pg-boss schema ${version})`)
  return [dead === 0 ? state : { ...state, notice: true }, ...failing]
}
