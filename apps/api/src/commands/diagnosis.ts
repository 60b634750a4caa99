import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFacts, site } from '@dst/content/site'
import { configWarnings, type Config } from '../config/config.ts'
import { inTime, patience, type Finding } from './examination/finding.ts'
import { lookAtDatabase } from './examination/look-at-database.ts'
import { lookAtBackups, lookAtDisk, lookAtKeys, lookAtPort } from './examination/look-at-machine.ts'
import { lookAtMail, lookAtWebhook } from './examination/look-at-network.ts'
import { withDatabase } from './operator-command.ts'
import { refusalOf } from '../config/start-checks.ts'

/** Milliseconds for what has to answer over the network; a little more than each of its own limits. */
const limit = patience + 1000

/**
 * Findings about a server with this configuration. Whatever is reached over the network is looked at together and given
 * up after six seconds. An embedded database follows: it would keep the rest waiting while it opens.
 */
export async function examine(config: Config): Promise<Finding[]> {
  const inItsTime = (about: Finding['about'], what: string, findings: Promise<Finding[]>) => {
    const says = `${what} did not answer in time: check that it runs and can be reached from here`
    return inTime(findings, { about, says, prevents: true }, limit)
  }
  const [partner, mail, machine, server] = await Promise.all([
    inItsTime('partner', 'its webhook', lookAtWebhook(config)),
    inItsTime('mail', 'the server in SMTP_URL', lookAtMail(config)),
    Promise.all([lookAtPort(config), lookAtKeys(config), lookAtDisk(config), lookAtBackups(config)]),
    config.databaseUrl ? inItsTime('database', 'the one in DATABASE_URL', examineDatabase(config)) : undefined,
  ])
  return [...lookAtConfig(config), ...partner, ...mail, ...machine, ...(server ?? (await examineDatabase(config)))]
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
