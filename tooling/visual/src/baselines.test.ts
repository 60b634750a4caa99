import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { expectedPictures, listPictures } from './baselines.ts'
import { baselinesFolder, differencesOf, recordedMaker, thisMaker } from './made-with.ts'
import { listSheets } from './sheets.ts'
import { readStories, type Story } from './stories.ts'

const root = join(import.meta.dirname, '../../..')
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
  expect(listPictures()).toEqual(expectedPictures())
})

test('the pictures weigh less than 20 MiB together', () => {
  const sizes = listPictures().map((picture) => statSync(join(baselinesFolder, picture)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * mebibyte)
})

test('the pictures were made with the browser and the fonts that the lockfiles name', () => {
  const differences = differencesOf(recordedMaker(), thisMaker())
  expect(differences, 'Run "pnpm screenshots:update" and look at what has changed').toEqual([])
})

test('another browser, another font or one more is named', () => {
  const recorded = { chromium: '153.0.0', fonts: { arimo: '5.3.0', tinos: '5.3.0' } }
  const installed = { chromium: '154.0.0', fonts: { tinos: '5.3.0', roboto: '5.3.1' } }
  expect(differencesOf(recorded, { ...recorded })).toEqual([])
  expect(differencesOf(recorded, installed)).toEqual([
    'Chromium was 153.0.0 and is 154.0.0',
    'arimo was 5.3.0 and is not there',
    'roboto was not there and is 5.3.1',
  ])
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
  expect(
    sheets.map(({ picture, stories, schemes }) => [picture.join('/'), stories.length, schemes.join(' and ')]),
  ).toEqual([
    ['components-button/states.png', 2, 'light and dark'],
    ['patterns-form-page/states.png', 2, 'light and dark'],
    ['screens-profile/states.png', 2, 'light'],
  ])
})
