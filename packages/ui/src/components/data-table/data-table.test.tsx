import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { DataTable } from './data-table.tsx'

const three = {
  caption: 'What it costs',
  columns: ['Term', 'Often quoted', 'What to know'],
  rows: [{ heading: 'Hold', cells: ['7 years', 'A rule of thumb'] }],
}
const four = {
  ...three,
  columns: [...three.columns, 'Source'],
  rows: [{ heading: 'Hold', cells: ['7 years', 'A rule of thumb', 'Offerings'] }],
}

afterEach(() => page.viewport(1280, 900))

test.for([
  [599, 'block', '"Often quoted"'],
  [600, 'table-cell', 'none'],
] as const)('at %i px a cell of three columns is a %s', async ([width, display, heading]) => {
  await page.viewport(width, 700)
  const screen = await render(<DataTable {...three} />)
  const cell = screen.getByText('7 years').element()
  expect(getComputedStyle(cell).display).toBe(display)
  expect(getComputedStyle(cell, '::before').content.split(' / ')[0]).toBe(heading)
})

test('cards are a table to a screen reader: columns, rows, cells', async () => {
  await page.viewport(360, 700)
  const screen = await render(<DataTable {...three} />)
  await expect.element(screen.getByRole('table', { name: 'What it costs' })).toBeVisible()
  for (const [role, count] of [
    ['columnheader', 3],
    ['rowheader', 1],
    ['cell', 2],
    ['row', 2],
    ['rowgroup', 2],
  ] as const) {
    expect(screen.getByRole(role).elements(), role).toHaveLength(count)
  }
})

test('a table of four columns says that it scrolls where it does, and only there', async () => {
  const screen = await render(<DataTable {...four} scrollHint="Scroll sideways" />)
  const region = screen.getByRole('region', { name: 'What it costs' })
  const scrolls = () => region.element().scrollWidth > region.element().clientWidth
  for (const [width, wanted] of [
    [360, true],
    [703, true],
    [704, false],
    [1280, false],
  ] as const) {
    await page.viewport(width, 700)
    await expect.poll(scrolls).toBe(wanted)
    expect(
      screen.getByText('Scroll sideways').query() === null
        ? undefined
        : getComputedStyle(screen.getByText('Scroll sideways').element()).display,
      `${width} px`,
    ).toBe(wanted ? 'block' : 'none')
  }
  await page.viewport(360, 700)
  expect(region.element()).toHaveAttribute('tabindex', '0')
})

test('a table that has little room anyway can stay a table', async () => {
  await page.viewport(360, 700)
  const screen = await render(<DataTable {...three} narrow="table" />)
  expect(getComputedStyle(screen.getByRole('cell', { name: '7 years' }).element()).display).toBe('table-cell')
})

test('a row is the target of links where it has an id', async () => {
  const screen = await render(<DataTable {...three} rows={three.rows.map((row) => ({ ...row, id: 'hold' }))} />)
  expect(screen.getByRole('rowheader', { name: 'Hold' }).element().closest('#hold')).toHaveRole('row')
})

test('among figures, the names of the rows have the width that the figures leave', async () => {
  const screen = await render(
    <div style={{ width: 720 }}>
      <DataTable
        figures
        caption="Boot"
        columns={['What you buy', 'Boot', 'Gain taxed now']}
        rows={[{ heading: 'A DST for $1,600,000 without a loan', cells: ['$400,000', '$251,282'] }]}
      />
    </div>,
  )
  const heading = screen.getByRole('rowheader').element()
  expect(heading.getBoundingClientRect().width).toBeGreaterThan(320)
})
