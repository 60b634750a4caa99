import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

afterEach(() => void vi.useRealTimers())

test.each([
  ['', undefined],
  ['a'.repeat(79), undefined],
  ['a'.repeat(80), '20 characters left'],
  [`  ${'a'.repeat(79)}\n`, undefined],
  ['a'.repeat(99), '1 character left'],
  ['a'.repeat(100), '0 characters left'],
  ['a'.repeat(101), '1 character too many'],
  ['a'.repeat(2_100), '2,000 characters too many'],
])('%# near its limit a text says how much is left, and nothing is ever cut', async (typed, count) => {
  const screen = await render(
    <form>
      <TextArea name="notes" label="Notes" maxLength={100} />
      <TextField name="city" label="City" maxLength={100} hint="Where the property is." />
    </form>,
  )
  const notes = screen.getByRole('textbox', { name: 'Notes' })
  await notes.fill(typed)
  await expect.element(notes).toHaveValue(typed)
  await expect.element(notes).toHaveAccessibleDescription(count ?? '')
  const city = screen.getByRole('textbox', { name: 'City' })
  const oneLine = typed.replace('\n', '')
  await city.fill(oneLine)
  await expect.element(city).toHaveValue(oneLine)
  await expect.element(city).toHaveAccessibleDescription(['Where the property is.', count].filter(Boolean).join(' '))
})

test('no key is lost in a field that its form controls, and the count follows', async () => {
  function Controlled() {
    const [city, setCity] = useState('')
    return <TextField name="city" label="City" maxLength={10} value={city} onValueChange={setCity} />
  }
  const screen = await render(<Controlled />)
  const city = screen.getByRole('textbox', { name: 'City' })
  await userEvent.click(city)
  await userEvent.keyboard('Columbus, O')
  await expect.element(city).toHaveValue('Columbus, O')
  await expect.element(city).toHaveAccessibleDescription('1 character too many')
})

test('a text without a limit has no counter', async () => {
  const screen = await render(<TextField name="city" label="City" defaultValue={'a'.repeat(5_000)} />)
  expect(screen.container.querySelector('.ui-field-count')).toBeNull()
})

test('the count follows a text that the form itself sets', async () => {
  const field = (value: string) => <TextField name="city" label="City" maxLength={10} value={value} readOnly />
  const screen = await render(field('a'.repeat(11)))
  await expect.element(screen.getByText('1 character too many')).toHaveAttribute('data-over', 'true')
  await screen.rerender(field(''))
  expect(screen.container.querySelector('.ui-field-count')).toBeNull()
})

test('a screen reader hears the count once the person pauses, and not at each key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const field = (value: string) => <TextField name="city" label="City" maxLength={10} value={value} readOnly />
  const screen = await render(field(''))
  const announced = () => screen.container.querySelector('[aria-live="polite"]')?.textContent
  for (const text of ['Columbus', 'Columbus,', 'Columbus, O']) {
    await screen.rerender(field(text))
    await vi.advanceTimersByTimeAsync(1_000)
    await screen.rerender(field(text))
    expect(announced()).toBe('')
  }
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(announced).toBe('1 character too many')
})
