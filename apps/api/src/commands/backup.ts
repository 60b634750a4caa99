import { backUp } from './backup-commands.ts'
import { newBackup } from './backup/backup-names.ts'
import { besideServers, operate } from './operator-command.ts'

const usage = `\
pnpm backup [FILE]   everything in the database, and the auth keys, in one file; by default in DATA_DIR/backups
`
const args = process.argv.slice(2)
const [file] = args

if (args.includes('--help')) process.stdout.write(usage)
else
  await operate(async (config) => {
    if (args.length > 1 || file?.startsWith('-') === true) return { exitCode: 2, text: usage }
    return { exitCode: 0, text: await backUp(config, file ?? newBackup(config)) }
  }, besideServers)
