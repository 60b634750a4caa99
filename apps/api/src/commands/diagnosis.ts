import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFacts, site } from '@dst/content/site'
import type { Kysely } from 'kysely'
import { configWarnings, type Config } from '../config/config.ts'
import type { Tables } from '../database/tables.ts'
import { inTime, patience, type Finding } from './examination/finding.ts'
import { lookAtDatabase } from './examination/look-at-database.ts'
import { withoutDisproved } from './examination/look-at-deliveries.ts'
import { lookAtBackups, lookAtDisk, lookAtKeys, lookAtPort, lookAtVersions } from './examination/look-at-machine.ts'
import { lookAtMail, lookAtWebhook } from './examination/look-at-network.ts'
import { withDatabase } from './operator-command.ts'
import { refusalOf } from '../config/start-checks.ts'

/** Milliseconds for what has to answer over the network in all, beyond each thing's own limit. */
const margin = 1000
/** Milliseconds that each thing gets while somebody waits for the page of the desk. */
const livePatience = { each: 1500, all: 1900 }

/**
 * Findings about a server with this configuration. Whatever is reached over the network is looked at together and given
 * up after six seconds. An embedded database follows: it would keep the rest waiting while it opens.
 */
export async function examine(config: Config): Promise<Finding[]> {
  const limits = { each: patience, all: patience + margin }
  const [around, server] = await Promise.all([
    lookAround(config, limits),
    config.databaseUrl
      ? inItsTime({ about: 'database', what: 'the one in DATABASE_URL' }, examineDatabase(config), limits.all)
      : undefined,
  ])
  return withoutDisproved([...around, ...(server ?? (await examineDatabase(config)))])
}

/** The same about the running server, with the database that it has open, and within two seconds in all. */
export async function examineLive(config: Config, db: Kysely<Tables>): Promise<Finding[]> {
  const description = config.databaseUrl ? 'the Postgres in DATABASE_URL' : join(config.dataFolder, 'database')
  const [around, database] = await Promise.all([
    lookAround(config, livePatience),
    inItsTime({ about: 'database', what: description }, lookAtDatabase({ db, description }, config), livePatience.all),
  ])
  return withoutDisproved([lookAtVersions(), ...around, ...database])
}

/** Configuration, partner, mail and machine: everything but the database. */
async function lookAround(config: Config, { each, all }: typeof livePatience): Promise<Finding[]> {
  const looks = [lookAtPort(config), lookAtKeys(config), lookAtDisk(config), lookAtBackups(config)]
  const [partner, mail, machine] = await Promise.all([
    inItsTime({ about: 'partner', what: 'its webhook' }, lookAtWebhook(config, { limit: each }), all),
    inItsTime({ about: 'mail', what: 'the server in SMTP_URL' }, lookAtMail(config, each), all),
    inItsTime({ about: 'port', what: 'this machine' }, Promise.all(looks), all),
  ])
  return [...lookAtConfig(config), ...partner, ...mail, ...machine]
}

interface Looked {
  about: Finding['about']
  what: string
}

function inItsTime({ about, what }: Looked, findings: Promise<Finding[]>, limit: number): Promise<Finding[]> {
  const says = `${what} did not answer in time: check that it runs and can be reached from here`
  return inTime(findings, { about, says, prevents: true }, limit)
}

/** Findings from the configuration alone. */
function lookAtConfig(config: Config): Finding[] {
  const { partner } = config
  const open = openFacts({ ...site, partner: partner.firm })
  const ways = partner.webhook === 'stand-in' ? 'the stand-in at /dev/partner' : partner.channels.join(' and ')
  return [
    {
      about: 'placeholders',
      says:
        open.length === 0 ? 'none' : `${open.join(', ')} (packages/content/src: site/site.ts, partner/partner-firm.ts)`,
      prevents: false,
      ...(open.length > 0 ? { notice: true } : {}),
    },
    ...configWarnings(config).map(({ message }) => ({
      about: 'configuration' as const,
      says: message,
      prevents: true,
    })),
    {
      about: 'partner',
      says: `${partner.firm.name}, by ${ways || 'no channel'}; consultations are ${partner.open ? 'open' : 'closed'}`,
      prevents: !partner.open,
    },
  ]
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  const found = (says: string, prevents: boolean): Finding[] => [{ about: 'database', says, prevents }]
  // Opening an embedded database would create it.
  if (!config.databaseUrl && !existsSync(join(config.dataFolder, 'database')))
    return found(`none yet in ${config.dataFolder}; the first start makes it`, false)
  try {
    return await withDatabase(config, (database) => lookAtDatabase(database, config))
  } catch (error) {
    const refusal = refusalOf(error, config.dataFolder)
    if (!refusal) throw error
    return refusal.code === 'data-folder-in-use'
      ? found('in use by a running server; stop that to look into it', false)
      : found(refusal.message, true)
  }
}

/** The findings as lines of text, and the command's exit code. */
export function report(findings: readonly Finding[]): { text: string; exitCode: 0 | 1 } {
  const lines = findings.map(({ about, says, prevents }) => `${prevents ? '!' : ' '} ${about.padEnd(14)}${says}\n`)
  return { text: lines.join(''), exitCode: findings.some(({ prevents }) => prevents) ? 1 : 0 }
}
