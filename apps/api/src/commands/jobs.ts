import { jobsUsage, runJobsCommand } from './jobs-command.ts'
import { besideServers, mustExist, operate, withDatabase } from './operator-command.ts'

const args = process.argv.slice(2)

if (args.length === 0 || args.includes('--help')) process.stdout.write(jobsUsage)
else
  await operate((config) => {
    mustExist(config)
    return withDatabase(config, (database) => runJobsCommand(args, database))
  }, besideServers)
