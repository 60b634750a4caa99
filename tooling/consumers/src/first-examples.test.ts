import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { full } from '@dst/vitest-config/run'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { run } from './command.ts'
import { firstExampleIn } from './first-examples.ts'
import { packageNames } from './packages.ts'

describe('installed packages', { tags: [full] }, () => {
  const project = () => join(inject('projects'), 'entries')

  /** The README that came with an installed package. */
  const readmeOf = (name: string) => readFile(join(project(), 'node_modules/@dst', name, 'README.md'), 'utf8')

  beforeAll(async () => {
    for (const name of packageNames) {
      const { language, code } = firstExampleIn(await readmeOf(name))
      await writeFile(join(project(), `${name}.${language}`), code)
    }
    await run('npx', ['--no-install', 'tsc', '-p', 'tsconfig.examples.json'], { cwd: project() })
  })

  test.each(packageNames)('the first example of %s prints what it says', async (name) => {
    const { prints } = firstExampleIn(await readmeOf(name))
    const printed = await run('node', [`out/${name}.js`], { cwd: project() })
    expect(printed.trimEnd().split('\n')).toEqual(prints)
  })
})

test('an example is taken from under its heading, with what its lines say', () => {
  const block = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n`
  const readme = `# A\n${block('first()')}\n## First example\n\nRead it.\n\n${block('console.log(1 + 1) // 2\nlast()')}`
  expect(firstExampleIn(readme)).toEqual({
    language: 'ts',
    code: 'console.log(1 + 1) // 2\nlast()\n',
    prints: ['2'],
  })
  expect(() => firstExampleIn(`## First example\n\n${block('last()')}`)).toThrow('No example')
})
