import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { listSheets } from './sheets.ts'
import { readStories, type Story } from './stories.ts'

const root = join(import.meta.dirname, '../../..')
const baselines = join(import.meta.dirname, '../baselines')
const sources = ['packages/ui/src/{components,patterns}/*/*.stories.tsx', 'apps/storybook/screens/*/*.stories.tsx']
const mebibyte = 1024 * 1024

test('every component, every pattern and every screen is photographed', () => {
  const stories = readStories()
  const pictured = new Set(stories.map(({ importPath }) => join('apps/storybook', importPath)))
  const written = globSync(sources, { cwd: root })
  expect(written.filter((file) => !pictured.has(file))).toEqual([])
  expect(written.length).toBeGreaterThanOrEqual(85)
  expect(stories.length).toBeGreaterThanOrEqual(350)
})

test('each sheet has its picture, and no picture is left over', () => {
  const pictures = listSheets().map(({ picture }) => picture)
  expect(globSync('**/*.*', { cwd: baselines }).sort()).toEqual(pictures.sort())
})

test('the pictures weigh less than 20 MiB together', () => {
  const sizes = globSync('**/*.*', { cwd: baselines }).map((picture) => statSync(join(baselines, picture)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * mebibyte)
})

test('the states of a component, a pattern or a screen share a sheet', () => {
  const story = (title: string, id: string): Story => ({ id, title, name: 'Whole', importPath: '', tags: [] })
  const sheets = listSheets([
    story('Components/Button', 'components-button--with-icon'),
    story('Components/Button', 'components-button--busy'),
    story('Patterns/FormPage', 'patterns-form-page--alone'),
    story('Patterns/FormPage', 'patterns-form-page--with-side'),
    story('Screens/Profile', 'screens-profile--whole'),
    story('Screens/Profile', 'screens-profile--empty'),
  ])
  expect(sheets.map(({ picture, stories }) => [picture, stories.length])).toEqual([
    ['components-button.png', 2],
    ['patterns-form-page.webp', 2],
    ['screens-profile.webp', 2],
  ])
})
