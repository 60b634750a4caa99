import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { expectedPictures, listPictures } from './baselines.ts'
import { baselinesFolder, systemOf, whyNotComparable } from './made-with.ts'
import { pictureOf, readStories } from './stories.ts'

const sources = join(import.meta.dirname, '../../../packages/ui/src')
const mebibyte = 1024 * 1024

test('every component and every pattern is photographed', () => {
  const stories = readStories()
  const pictured = new Set(stories.map(({ importPath }) => importPath))
  const written = globSync('{components,patterns,examples}/*/*.stories.tsx', { cwd: sources }).map(
    (file) => `./src/${file}`,
  )
  expect(written.filter((file) => !pictured.has(file))).toEqual([])
  expect(written.length).toBeGreaterThanOrEqual(60)
  expect(stories.length).toBeGreaterThanOrEqual(200)
})

test('each story has its picture at both widths in both schemes, and no picture is left over', () => {
  expect(listPictures()).toEqual(expectedPictures())
})

test('the pictures weigh less than 12 MiB together', () => {
  const sizes = listPictures().map((picture) => statSync(join(baselinesFolder, picture)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * mebibyte)
})

test('a picture is named after its component, state, width and scheme', () => {
  expect(pictureOf({ id: 'components-button--with-icon' }, 360, 'dark')).toEqual([
    'components-button',
    'with-icon-360-dark.png',
  ])
})

const debian = { chromium: '156.0.8078.79', system: 'debian 12', architecture: 'x64' }

test('pictures of the same browser on the same system are compared', () => {
  expect(whyNotComparable(debian, { ...debian })).toBeUndefined()
})

for (const [what, other] of [
  ['Chromium 156.0.8078.80 on debian 12 (x64)', { ...debian, chromium: '156.0.8078.80' }],
  ['Chromium 156.0.8078.79 on ubuntu 24.04 (x64)', { ...debian, system: 'ubuntu 24.04' }],
  ['Chromium 156.0.8078.79 on debian 12 (arm64)', { ...debian, architecture: 'arm64' }],
] as const) {
  test(`pictures are not compared with ${what}, and the reason names both`, () => {
    expect(whyNotComparable(debian, other)).toBe(
      `The baselines were made with Chromium 156.0.8078.79 on debian 12 (x64); this is ${what}, which draws a little differently. On Debian, "pnpm screenshots:update" makes them anew.`,
    )
  })
}

test('the system is read from os-release, quoted or not', () => {
  expect(systemOf('NAME="Debian GNU/Linux"\nVERSION_ID="12"\nVERSION_CODENAME=bookworm\nID=debian\n')).toBe('debian 12')
  expect(systemOf('ID="fedora"\nVERSION_ID=43\n')).toBe('fedora 43')
})
