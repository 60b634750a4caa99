#!/usr/bin/env node
import { readCommandLine, usage } from './command-line.ts'
import { runProgram } from './run.ts'

async function main(): Promise<void> {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine.help) {
    process.stdout.write(usage)
    return
  }
  const program = await runProgram(commandLine, process.env, (text) => void process.stdout.write(text))
  process.stdout.write(`dst-auth-server listens on ${program.url} (database: ${program.place})\n`)
  const end = () =>
    void program.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The program could not start'}\n`)
  process.exit(1)
})
