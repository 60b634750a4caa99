import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** How often a program makes code of text. Runs in its own process: classic zod tries once, before its first object. */
function codeMade(program: string): number {
  const counting = `
    let made = 0
    globalThis.Function = new Proxy(Function, { construct: (...call) => (made++, Reflect.construct(...call)) })
    ${program}
    console.log(made)`
  const options = { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' } as const
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', counting], options))
}

const ofZod = (zod: string, schema: string) => `
  const z = await import('${zod}')
  const { livenessSchema } = await import('./src/index.ts')
  for (const status of ['ok', 'away'])
    if (z.safeParse(${schema}, { status }).success !== (status === 'ok')) throw new Error(status)`

test('a shape is checked without making code of text, which the policy of a page can forbid', () => {
  expect(codeMade(ofZod('zod/mini', 'livenessSchema'))).toBe(0)
  expect(codeMade(ofZod('zod', "z.object({ status: z.literal('ok') })"))).toBeGreaterThan(0)
})
