import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { LimitBar, type LimitBarProps } from './limit-bar.tsx'

const parts = (...values: number[]): LimitBarProps['parts'] =>
  values.map((value, at) => ({ label: String(at + 1), value, mark: 'four' }))

async function drawn(props: Pick<LimitBarProps, 'parts'> & Partial<LimitBarProps>) {
  await page.viewport(320, 700)
  const { container } = await render(
    <LimitBar title="List" summary="All of it" limit={400} limitLabel="Limit $400" legend={[]} {...props} />,
  )
  const line = container.querySelector('.ui-limit-line')?.getBoundingClientRect() ?? new DOMRect()
  const share = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right].map((x) => Math.round(((x - line.left) / line.width) * 100))
  }
  const all = (mark: string) => [...container.querySelectorAll(`.ui-mark[data-mark="${mark}"]`)].map(share)
  const mark = container.querySelector('.ui-limit-mark')
  return { within: all('four'), over: all('two'), limit: mark === null ? undefined : share(mark)[1] }
}

test('a part that passes the limit is hatched from the limit on, and so are all after it', async () => {
  const { within, over, limit } = await drawn({ parts: parts(300, 200, 300) })
  expect(limit).toBe(50)
  expect(within.map(([, end]) => end)).toEqual([37, 50])
  expect(over.map(([start]) => start)).toEqual([50, 63])
})

test('exactly at the limit nothing is hatched', async () => {
  const { within, over, limit } = await drawn({ parts: parts(200, 200) })
  expect([within.length, over.length, limit]).toEqual([2, 0, 100])
})

test('below the limit the line ends at the limit, and the rest stays empty', async () => {
  const { within, limit } = await drawn({ parts: parts(100, 0, 100) })
  expect(limit).toBe(100)
  expect(within.map(([, end]) => end)).toEqual([25, 50])
})

test('a limit that does not bind hatches nothing', async () => {
  const { within, over, limit } = await drawn({ parts: parts(400, 400), binding: false })
  expect([within.length, over.length, limit]).toEqual([2, 0, 50])
})

test('it is read by its title and its summary', async () => {
  const screen = await render(
    <LimitBar title="List" summary="All of it" parts={parts(1)} limit={2} limitLabel="Limit" legend={[]} />,
  )
  await expect.element(screen.getByRole('figure', { name: 'List', exact: true })).toBeInTheDocument()
  await expect.element(screen.getByText('All of it', { exact: true })).toBeInTheDocument()
  expect(screen.container.querySelector('.ui-limit-drawing')?.getAttribute('aria-hidden')).toBe('true')
})
