import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useStableText } from './use-stable-text.ts'

function Spoken({ text }: { text: string }) {
  return <p data-testid="spoken">{useStableText(text)}</p>
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a text is told once it has stood still, the first one only when it comes back', async () => {
  const screen = await render(<Spoken text="30 questions" />)
  const spoken = screen.getByTestId('spoken')
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  await after(5_000)
  expect(spoken.element().textContent).toBe('')
  for (const text of ['12 questions', '3 questions', '2 questions']) {
    await screen.rerender(<Spoken text={text} />)
    await after(1_199)
    // Drawn again, so that whatever was told shows.
    await screen.rerender(<Spoken text={text} />)
    expect(spoken.element().textContent).toBe('')
  }
  await after(1)
  await expect.element(spoken).toHaveTextContent('2 questions')
  await screen.rerender(<Spoken text="30 questions" />)
  await after(1_200)
  await expect.element(spoken).toHaveTextContent('30 questions')
})

test('a text that stands still while somebody types is not told before they stop', async () => {
  const screen = await render(<Spoken text="$251,282" />)
  const spoken = screen.getByTestId('spoken')
  for (const key of ['1', '15', '150', '1500']) {
    await screen.rerender(<Spoken text="$0" />)
    document.body.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
    await vi.advanceTimersByTimeAsync(1_100)
    // Drawn again, so that whatever was told shows.
    await screen.rerender(<Spoken text="$0" />)
    expect(spoken.element().textContent).toBe('')
  }
  await screen.rerender(<Spoken text="$151,282" />)
  await vi.advanceTimersByTimeAsync(1_200)
  await expect.element(spoken).toHaveTextContent('$151,282')
})
