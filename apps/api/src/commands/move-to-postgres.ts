import { moveToPostgres } from './backup-commands.ts'
import { operate } from './operator-command.ts'

const usage = `\
DATABASE_URL=postgres://... pnpm move-to-postgres   everything in the embedded database, into an empty Postgres
`
const args = process.argv.slice(2)

if (args.includes('--help')) process.stdout.write(usage)
else
  await operate(async (config) => {
    if (args.length > 0) return { exitCode: 2, text: usage }
    return { exitCode: 0, text: await moveToPostgres(config) }
  }, 'Nothing was changed.')
