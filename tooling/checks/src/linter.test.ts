import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What the linter's configuration holds of the style, each with what breaks it. */
const broken: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['eslint(max-lines)', 'packages/domain/src/long.ts', 'export {}\n'.repeat(251)],
  ['eslint(no-restricted-imports)', 'packages/domain/src/tax.test.ts', "import { it } from 'vitest'\nit('x')\n"],
  ['import(extensions)', 'packages/domain/src/tax.ts', "export { rate } from './rate'\n"],
  ['react(forbid-elements)', 'apps/web/app/row.tsx', 'export const Row = () => <button type="button">Open</button>\n'],
  ['typescript(ban-ts-comment)', 'packages/domain/src/ignored.ts', '// @ts-ignore\nexport const a = 1\n'],
  ['typescript(no-explicit-any)', 'packages/domain/src/loose.ts', 'export const a = (b: any) => String(b)\n'],
  ['typescript(no-non-null-assertion)', 'packages/domain/src/sure.ts', 'export const a = (b?: number) => b!\n'],
  ['unicorn(filename-case)', 'packages/domain/src/taxRate.ts', 'export const rate = 1\n'],
]

test('the linter finds what breaks the style, and a file of 250 lines is not too long', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linter-'))
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const fine = ['fine', 'packages/domain/src/fine.ts', 'export {}\n'.repeat(250)] as const
  for (const [, file, text] of [...broken, fine]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  expect(diagnostics.map(({ code, filename }) => `${code} ${filename}`).sort()).toEqual(
    broken.map(([rule, file]) => `${rule} ${file}`),
  )
})
