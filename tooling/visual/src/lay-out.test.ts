import { expect, test, type Page } from 'playwright/test'
import { layOut, type Shot } from './lay-out.ts'

/** A colored block of a drawn state, as tall as given in pixels. */
type Block = readonly [color: string, height: number]

/** A picture of blocks under each other, each row in a shade of its own. */
function draw(page: Page, blocks: readonly Block[]): Promise<string> {
  return page.evaluate((given) => {
    const height = given.reduce((sum, [, rows]) => sum + rows, 0)
    const canvas = Object.assign(document.createElement('canvas'), { width: 360, height })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('This browser has no canvas')
    let top = 0
    for (const [color, rows] of given)
      for (let row = 0; row < rows; row += 1) {
        context.fillStyle = color === 'white' ? color : `color-mix(in srgb, ${color}, white ${row}%)`
        context.fillRect(0, top, 360, 1)
        top += 1
      }
    return canvas.toDataURL('image/png')
  }, blocks)
}

async function sheetOf(page: Page, second: readonly Block[], baseline?: string) {
  const first: readonly Block[] = [
    ['navy', 60],
    ['white', 10],
    ['green', 60],
    ['white', 10],
    ['maroon', 60],
  ]
  const shots: Shot[] = []
  for (const [story, blocks] of Object.entries({ Empty: first, Filled: second }))
    shots.push({ story, note: '360 px', pictures: [await draw(page, blocks)] })
  const laidOut = await page.evaluate(layOut, { shots, scale: 1, shades: 256, trim: false, baseline })
  return { ...laidOut, address: `data:image/png;base64,${laidOut.png}` }
}

async function heightOf(page: Page, address: string): Promise<number> {
  return page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source })
    await image.decode()
    return image.height
  }, address)
}

const filled = [
  ['navy', 60],
  ['white', 10],
  ['purple', 20],
  ['white', 10],
  ['maroon', 60],
] as const satisfies readonly Block[]

test('rows that an earlier state has are left out, however often they come again', async ({ page }) => {
  const { address } = await sheetOf(page, [...filled, ...filled, ...filled])
  // The first state is the taller one: its 200 rows under 24 that name it, and 16 below.
  expect(await heightOf(page, address)).toBe(24 + 200 + 16)
  const other = await sheetOf(page, [['purple', 300]])
  expect(await heightOf(page, other.address)).toBe(24 + 300 + 16)
})

for (const [change, blocks] of [
  ['a gap that grows', [...filled.slice(0, 3), ['white', 14], filled[4]]],
  ['a gap that shrinks', [...filled.slice(0, 3), ['white', 6], filled[4]]],
  ['two parts that change places', [filled[4], filled[1], filled[2], filled[3], filled[0]]],
  ['a part that is gone', filled.slice(0, 4)],
  ['a part that repeats', [...filled, filled[1], filled[4]]],
] as const satisfies readonly (readonly [string, readonly Block[]])[]) {
  test(`${change} in a later state changes its sheet, though no row is new`, async ({ page }) => {
    const { address } = await sheetOf(page, filled)
    expect((await sheetOf(page, blocks, address)).differing).toEqual(['Filled, 360 px'])
  })
}
