import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { TextArea } from './text-area.tsx'

test('grows with its text, and scrolls before it pushes what follows out of reach', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(414, 896))
  const screen = await render(<TextArea name="bio" label="Bio" />)
  const field = screen.getByRole('textbox', { name: 'Bio' })
  const height = () => field.element().getBoundingClientRect().height
  const empty = height()
  await field.fill('a line\n'.repeat(8))
  expect(height()).toBeGreaterThan(empty)
  await field.fill('word '.repeat(2000))
  expect(height()).toBeLessThanOrEqual(0.6 * 740)
})
