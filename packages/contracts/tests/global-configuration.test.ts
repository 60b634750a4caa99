import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Runs in its own process: other tests in this one may already have imported the contract.
const program = (zod: string) => `
  import { config, object } from '${zod}'
  object({}) // With its first object zod completes its own defaults.
  const before = { ...config() }
  const { livenessSchema } = await import('./src/index.ts')
  const parsed = livenessSchema.parse({ status: 'ok' })
  const names = Object.keys({ ...before, ...config() })
  console.log(JSON.stringify({ parsed, changed: names.filter((name) => config()[name] !== before[name]) }))
`

test.each(['zod', 'zod/mini'])('importing the contract leaves the global configuration of %s as it was', (zod) => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program(zod)], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  expect(JSON.parse(said)).toEqual({ parsed: { status: 'ok' }, changed: [] })
})
