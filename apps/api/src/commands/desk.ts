import type { Config } from '../config/config.ts'
import { recipientOf } from '../config/partner-config.ts'
import type { Database } from '../database/connection.ts'
import { openQueue } from '../jobs/job-queue.ts'
import { deskUsage, runDeskCommand } from './desk-command.ts'
import { withMemberAccounts } from './member-accounts.ts'
import { besideServers, mustExist, operate, withDatabase } from './operator-command.ts'

const args = process.argv.slice(2)

if (args.length === 0 || args.includes('--help')) process.stdout.write(deskUsage)
else
  await operate((config) => {
    mustExist(config)
    return withDatabase(config, (database) => run(config, database))
  }, besideServers)

async function run(config: Config, database: Database) {
  const { db } = database
  const queue = await openQueue(database.queue, { workers: false })
  const { crd, name } = recipientOf(config.partner.firm)
  try {
    return await withMemberAccounts(config, { db, queue }, (accounts) =>
      runDeskCommand(args, { ...config, db, queue, accounts, firm: { crd, name } }),
    )
  } finally {
    await queue.close()
  }
}
