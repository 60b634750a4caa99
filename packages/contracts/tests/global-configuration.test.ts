import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Runs in its own process: other tests in this one may already have imported the contract.
const program = `
  import { config, object } from 'zod'
  object({}) // With its first object zod completes its own defaults.
  const before = { ...config() }
  const { livenessSchema } = await import('./src/index.ts')
  console.log(JSON.stringify({ before, after: config(), parsed: livenessSchema.parse({ status: 'ok' }) }))
`

test('importing the contract leaves the global configuration of zod as it was', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  const { before, after, parsed } = JSON.parse(said) as Record<string, unknown>
  expect(parsed).toEqual({ status: 'ok' })
  expect(after).toEqual(before)
})
