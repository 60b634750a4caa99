import { fileURLToPath } from 'node:url'
import { planFor, usageOf } from './ask.ts'
import { carryOut } from './carry-out.ts'
import { Refusal } from './skeleton.ts'

// `pnpm new component fee-note ...` writes a full skeleton, or says why not and changes nothing.
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const typed = process.argv.slice(2)
try {
  const plan = planFor(typed, { root, today: new Date().toISOString().slice(0, 10) })
  const written = carryOut(root, plan)
  process.stdout.write(`Written:\n${written.map((file) => `  ${file}\n`).join('')}`)
  process.stdout.write(`\nLeft to do by hand:\n${plan.next.map((step, at) => `  ${at + 1}. ${step}\n`).join('')}`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n\n${usageOf(typed)}\n`)
  process.exitCode = 1
}
