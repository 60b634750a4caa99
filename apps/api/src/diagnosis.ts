import { openFacts, site } from '@dst/content/site'
import { sql, type Kysely } from 'kysely'
import { configWarnings, type Config } from './config.ts'
import type { Database } from './database/connection.ts'
import { countPending } from './database/migrate.ts'
import type { Tables } from './database/tables.ts'
import { countJobs } from './jobs/queue-look.ts'

/** A finding to report to the operator. */
export interface Finding {
  about: 'configuration' | 'placeholders' | 'partner' | 'mail' | 'database' | 'queue'
  says: string
  /** Whether it keeps the product from doing its job. */
  prevents: boolean
}

/** Findings from the configuration alone. */
export function lookAtConfig(config: Config): Finding[] {
  const { partner, smtpUrl } = config
  const open = openFacts({ ...site, partner: partner.firm })
  const ways = partner.webhook === 'stand-in' ? 'the stand-in at /dev/partner' : partner.channels.join(' and ')
  return [
    {
      about: 'placeholders',
      says:
        open.length === 0 ? 'none' : `${open.join(', ')} (packages/content/src: site/site.ts, partner/partner-firm.ts)`,
      prevents: false,
    },
    {
      about: 'partner',
      says: `${partner.firm.name}, by ${ways || 'no channel'}; consultations are ${partner.open ? 'open' : 'closed'}`,
      prevents: !partner.open,
    },
    {
      about: 'mail',
      says: smtpUrl ? 'through SMTP_URL' : 'none leaves: SMTP_URL is not set, and what is sent lies at /dev/mailbox',
      prevents: false,
    },
    ...configWarnings(config).map(({ message }) => ({
      about: 'configuration' as const,
      says: message,
      prevents: true,
    })),
  ]
}

/** Findings from the database, once it is open. */
export async function lookAtDatabase({ db, description }: Pick<Database, 'db' | 'description'>): Promise<Finding[]> {
  const pending = await countPending(db)
  const shape =
    pending === 0 ? 'migrated' : `${pending} migrations to come; the next start or "pnpm db:migrate" makes them`
  return [{ about: 'database', says: `${description} answers, ${shape}`, prevents: false }, await lookAtQueue(db)]
}

async function lookAtQueue(db: Kysely<Tables>): Promise<Finding> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db)
  if (rows[0]?.there !== true) return { about: 'queue', says: 'none yet; the next start makes it', prevents: false }
  const dead = (await countJobs(db)).filter(({ state }) => state === 'dead').reduce((sum, { jobs }) => sum + jobs, 0)
  return {
    about: 'queue',
    says: dead === 0 ? 'no dead letters' : `${dead} dead letters: "pnpm jobs list --state dead"`,
    prevents: false,
  }
}

/** The findings as lines of text, and the command's exit code. */
export function report(findings: readonly Finding[]): { text: string; exitCode: 0 | 1 } {
  const lines = findings.map(({ about, says, prevents }) => `${prevents ? '!' : ' '} ${about.padEnd(14)}${says}\n`)
  return { text: lines.join(''), exitCode: findings.some(({ prevents }) => prevents) ? 1 : 0 }
}
