import { unlimited } from '@dst/auth-server'
import Fastify from 'fastify'
import type { MemberAccounts } from '../accounts/accounts.ts'
import { embeddedAccounts } from '../accounts/embedded-accounts.ts'
import { hostedAccounts } from '../accounts/hosted-accounts.ts'
import type { Config } from '../config/config.ts'
import { recipientOf } from '../config/partner-config.ts'
import type { Database } from '../database/connection.ts'
import { openQueue, type JobQueue } from '../jobs/job-queue.ts'
import { deskUsage, runDeskCommand } from './desk-command.ts'
import { besideServers, mustExist, operate, withDatabase } from './operator-command.ts'

const args = process.argv.slice(2)

if (args.length === 0 || args.includes('--help')) process.stdout.write(deskUsage)
else
  await operate((config) => {
    mustExist(config)
    return withDatabase(config, (database) => run(config, database))
  }, besideServers)

async function run(config: Config, database: Database) {
  const queue = await openQueue(database.queue, { workers: false })
  const service = Fastify()
  try {
    const accounts = await memberAccounts(service, config, { ...database, queue })
    const { crd, name } = recipientOf(config.partner.firm)
    return await runDeskCommand(args, { ...config, db: database.db, queue, accounts, firm: { crd, name } })
  } finally {
    await service.close()
    await queue.close()
  }
}

/** The auth service's administration. The embedded service is mounted and never listens. */
async function memberAccounts(
  service: ReturnType<typeof Fastify>,
  config: Config,
  { db, queue }: Pick<Database, 'db'> & { queue: JobQueue },
): Promise<MemberAccounts | undefined> {
  if (config.hostedAuth) return hostedAccounts(config.hostedAuth, db).members
  const sendMail = () => Promise.reject(new Error('mails wait in the queue for the server'))
  return (await embeddedAccounts(service, config, { db, queue, sendMail, limiter: unlimited })).members
}
