import type { Config } from '../config/config.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { recipientOf } from '../config/partner-config.ts'
import type { Database } from '../database/connection.ts'
import { openQueue } from '../jobs/job-queue.ts'
import { deskUsage, runDeskCommand } from './desk-command.ts'
import { withMemberAccounts } from './member-accounts.ts'
import { fillSample } from './desk-sample.ts'
import { besideServers, mustExist, operate, withDatabase, type Outcome } from './operator-command.ts'
import { runVerifyCommand } from './verify-command.ts'

const args = process.argv.slice(2)

if (args.length === 0 || args.includes('--help')) process.stdout.write(deskUsage)
else if (args[0] === 'verify') await operate((config) => verify(config))
else
  await operate((config) => {
    mustExist(config)
    return withDatabase(config, (database) => run(config, database))
  }, besideServers)

/** A proof can be checked anywhere; the database says more, where this command can open it. */
async function verify(config: Config): Promise<Outcome> {
  const [, file, ...more] = args
  if (file === undefined || more.length > 0) return { exitCode: 2, text: deskUsage }
  try {
    mustExist(config)
    return await withDatabase(config, ({ db }) => runVerifyCommand(file, db))
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    return runVerifyCommand(file)
  }
}

async function run(config: Config, database: Database) {
  const { db } = database
  const queue = await openQueue(database.queue, { workers: false })
  const { crd, name } = recipientOf(config.partner.firm)
  try {
    return await withMemberAccounts(config, { db, queue }, (accounts) =>
      runDeskCommand(args, {
        ...config,
        db,
        queue,
        accounts,
        firm: { crd, name },
        sample: () => fillSample(db, { ...config, queue, now: new Date() }),
      }),
    )
  } finally {
    await queue.close()
  }
}
