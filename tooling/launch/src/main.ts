import { parseCommand, usage, type Command } from './command-line.ts'
import { thisContext, type Context } from './context.ts'
import { dev } from './dev.ts'
import { start } from './start.ts'
import { stopWithParent } from './stop-with-parent.ts'
import { testEverything } from './test-everything.ts'

const run: Record<Command, (context: Context) => Promise<number>> = { start, dev, test: testEverything }

const command = parseCommand(process.argv.slice(2))
if (command === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  const context = thisContext()
  stopWithParent(context, command === 'test' ? 130 : 0)
  process.exit(await run[command](context))
}
