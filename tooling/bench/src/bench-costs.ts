import { reportOf, typicalVisitors } from './costs/report.ts'

const given = process.argv.slice(2).map(Number)
if (given.some((visitors) => !Number.isInteger(visitors) || visitors < 1)) {
  process.stderr.write('Visitors a month are whole numbers, for example: pnpm bench costs 250000\n')
  process.exitCode = 2
} else process.stdout.write(`${reportOf(given.length > 0 ? given : typicalVisitors).join('\n\n')}\n`)
