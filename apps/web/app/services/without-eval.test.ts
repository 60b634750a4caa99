import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/**
 * How often validation compiles code from a string. Runs in a separate process: zod is configured when it is first
 * loaded.
 */
function codeMade(preparation: string): number {
  const program = `
    let made = 0
    globalThis.Function = new Proxy(Function, { construct: (...call) => (made++, Reflect.construct(...call)) })
    ${preparation}
    const { livenessSchema } = await import('@dst/contracts')
    if (!livenessSchema.safeParse({ status: 'ok' }).success) throw new Error('a right value is refused')
    if (livenessSchema.safeParse({ status: 'away' }).success) throw new Error('a wrong value is taken')
    console.log(made)`
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options))
}

test('a shape is checked without making code of text, which the policy of the pages forbids', () => {
  expect(codeMade("await import('./without-eval.ts')")).toBe(0)
  expect(codeMade('')).toBeGreaterThan(0)
})
