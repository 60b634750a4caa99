import { expect, test } from 'vitest'
import { lastChangeOf } from '../.storybook/part-history.ts'

const changelog = `# @dst/ui

## 0.3.0

- \`Dialog\` keeps the focus.

## 0.2.0

- \`Dialog\` and \`link-tabs\` are new.

## 0.1.0

- The first version.
`
const changesets = [
  "---\n'@dst/ui': minor\n---\n\n`Footer` has columns.\n",
  "---\n'@dst/domain': patch\n---\n\nThe words of `Meter` are plainer.\n",
]

test.each([
  ['Dialog', 'dialog', '0.3.0'],
  ['LinkTabs', 'link-tabs', '0.2.0'],
  ['Footer', 'footer', 'next'],
  ['Meter', 'meter', '0.1.0'],
  ['Foot', 'foot', '0.1.0'],
])('%s was last changed in the version that names it', (symbol, folder, version) => {
  expect(lastChangeOf(symbol, folder, { changelog, changesets })).toBe(version)
})
