import { hasPackagedBrowser } from '@dst/browser'
import { expect } from 'playwright/test'
import { packPicture } from './pack.ts'
import { listSheets } from './sheets.ts'
import { test } from './studio.ts'

test.skip(
  !hasPackagedBrowser({ platform: process.platform, architecture: process.arch }),
  'Pictures are compared on Linux x64 only: there is no packaged browser for this system, and others draw differently.',
)

const sheets = listSheets()

for (const sheet of sheets) {
  test(sheet.title, async ({ studio }, { config }) => {
    const isUpdate = config.updateSnapshots !== 'none'
    let print = await studio.print(sheet, { patient: isUpdate })
    // The difference may be unfinished rendering.
    if (!isUpdate && print.differing.length > 0) print = await studio.print(sheet, { patient: true })
    const picture = Buffer.from(print.png, 'base64')
    const written = isUpdate && print.differing.length > 0 ? await packPicture(picture) : picture
    expect(written, `This looks different: ${print.differing.join('; ')}`).toMatchSnapshot([...sheet.picture])
  })
}

// Tests the comparison itself: it finds changes that the eye can miss, and only where they are.
for (const [change, style, changed] of [
  [
    'an accent that is a little lighter',
    ':root { --accent: light-dark(#235245, #93cbb3) }',
    ['Primary, 360 px', 'Quiet, 360 px', 'With Icon, 360 px', 'Busy, 360 px', 'Wide, 360 px', 'Wide, 1280 px'],
  ],
  // It shifts the next shot in its row.
  [
    'a padding that is 2 px wider',
    ".ui-button[data-size='small'] { padding-inline-end: calc(var(--space-2) + 2px) }",
    ['Small, 360 px', 'With Icon, 360 px'],
  ],
  ['an icon that is a little thicker', '.ui-button svg { stroke-width: 2.2 }', ['With Icon, 360 px', 'Busy, 360 px']],
] as const) {
  test(`${change} is not taken for the same picture`, async ({ studio }) => {
    const button = sheets.find(({ title }) => title === 'Components/Button')
    if (button === undefined) throw new Error('There is no sheet of the button.')
    expect((await studio.print(button, { style })).differing).toEqual(changed)
  })
}
