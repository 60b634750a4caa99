import { restore } from './backup-commands.ts'
import { operate } from './operator-command.ts'

const usage = `\
pnpm restore FILE             a backup into an empty database: the one in DATABASE_URL, or a new one in DATA_DIR
pnpm restore FILE --replace   the same, and everything that was in the database is deleted
`
const args = process.argv.slice(2)
const replace = args.includes('--replace')
const [file, ...more] = args.filter((argument) => argument !== '--replace')

if (args.includes('--help')) process.stdout.write(usage)
else
  await operate(async (config) => {
    if (file === undefined || more.length > 0 || file.startsWith('-')) return { exitCode: 2, text: usage }
    return { exitCode: 0, text: await restore(config, file, { replace }) }
  }, 'Nothing was changed.')
