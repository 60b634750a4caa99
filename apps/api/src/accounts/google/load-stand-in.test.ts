import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a release of Node without long-term support starts the stand-in without a warning', () => {
  const module = new URL('load-stand-in.ts', import.meta.url).href
  const program = `delete process.release.lts
    const { warn } = console
    const { loadStandIn } = await import(${JSON.stringify(module)})
    console.log(typeof (await loadStandIn()).standInProvider, console.warn === warn)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect([stdout, stderr]).toEqual(['function true\n', ''])
})
