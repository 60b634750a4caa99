import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import './styles/index.css'

const words =
  'You sell the building on a day in March, and from that day the calendar runs: 45 days to name what you buy ' +
  'instead, ' +
  '180 days to own it. Whoever keeps $125,000 of the proceeds is taxed on that part, up to the amount of the gain.'
const headline = 'Sell the building, keep the whole sum at work'

describe('on a device with Arial and Times New Roman, a page without the site’s fonts', () => {
  test.for([
    ['Public Sans Fallback', 'DST Sans', 400, words],
    ['Public Sans Fallback', 'DST Sans', 520, words],
    ['Public Sans Fallback', 'DST Sans', 640, words],
    ['Source Serif Fallback', 'DST Serif', 440, headline],
  ] as const)('has words in the %s of %s %i as wide, and lines as high', async ([fallback, real, weight, text]) => {
    await loadStandIns(fallback)
    // Before anything is drawn in it: a page keeps the font that it was first painted in.
    await document.fonts.load(`${weight} 2rem "${real}"`)
    const { container } = await render(
      [fallback, real].map((family) => (
        <p key={family} style={{ font: `${weight} 2rem "${family}", monospace`, whiteSpace: 'nowrap' }}>
          <span>{text}</span>
        </p>
      )),
    )

    const [standIn, meant] = [...container.querySelectorAll('span')].map((span) => span.getBoundingClientRect())
    const widths = (standIn?.width ?? 0) / (meant?.width ?? 1)
    expect(widths).toBeGreaterThan(0.98)
    expect(widths).toBeLessThan(1.02)
    expect(Math.abs((standIn?.height ?? 0) - (meant?.height ?? 0))).toBeLessThanOrEqual(1)
  })

  test('has figures in its serif that are as large as its letters', async () => {
    await loadStandIns('Source Serif Fallback')
    const { container } = await render(
      ['2026', 'nnnn'].map((text) => (
        <p key={text} style={{ font: '440 20rem "Source Serif Fallback", monospace', whiteSpace: 'nowrap' }}>
          <span>{text}</span>
        </p>
      )),
    )
    const [figures = 0, letters = 0] = [...container.querySelectorAll('span')].map(
      (span) => span.getBoundingClientRect().width,
    )
    // In Times New Roman, and in what has its metrics, a figure is as wide as an n.
    expect(letters).toBeGreaterThan(0)
    expect(figures / letters).toBeCloseTo(1, 2)
  })
})

function loadStandIns(family: string) {
  return Promise.all([...document.fonts].filter((face) => face.family.includes(family)).map((face) => face.load()))
}
