import { parseRequest, usage, type Request } from './command-line.ts'
import { thisContext, type Context } from './context.ts'
import { dev } from './dev.ts'
import { start } from './start.ts'
import { stopWithParent } from './stop-with-parent.ts'
import { runTests } from './run-tests.ts'

function run(context: Context, request: Request): Promise<number> {
  if (request.command === 'test') return runTests(context, request)
  return request.command === 'dev' ? dev(context) : start(context)
}

const request = parseRequest(process.argv.slice(2))
if (request === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  const context = thisContext()
  stopWithParent(context, request.command === 'test' ? 130 : 0)
  process.exit(await run(context, request))
}
