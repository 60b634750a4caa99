import { inPieces } from '../support/in-pieces.ts'
import { openLive } from '../support/live-page.ts'
import { moved, noteShifts } from '../support/shifts.ts'
import { expect, test } from '../support/silent-console.ts'

const pieces = [
  ['in the middle of its bar', '/learn', 'Accredited?</a>'],
  ['behind its bar', '/', '</header>'],
  ['in the middle of its text', '/terms', '</section>'],
] as const

// Nothing tells that a browser could have painted the first piece, so the second one waits for a while.
for (const [where, path, cut] of pieces) {
  test(
    `a page whose second piece begins ${where} is painted once both are there, and nothing moves`,
    { tag: '@full' },
    async ({ page, origin }) => {
      await noteShifts(page)
      await inPieces(origin, cut, async (slow) => {
        await openLive(page, `${slow}${path}`)
        expect(await moved(page)).toBe('nothing')
        const [painted, arrived] = await page.evaluate(() => {
          const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
          return [performance.getEntriesByName('first-paint')[0]?.startTime ?? 0, visit?.responseEnd ?? Infinity]
        })
        expect(painted).toBeGreaterThanOrEqual(arrived)
      })
    },
  )
}
