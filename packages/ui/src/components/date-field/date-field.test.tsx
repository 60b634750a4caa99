import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { readDay, writeDay } from '../../testing/dates.ts'
import { DateField } from './date-field.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

function Kept({ initial }: { initial: string | undefined }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        name="closing"
        label="Closing date"
        read={readDay}
        format={writeDay}
        value={value}
        onValueChange={setValue}
      />
      <output>{value ?? 'none'}</output>
    </>
  )
}

async function show(initial?: string) {
  const screen = await render(<Kept initial={initial} />)
  const field = screen.getByRole('textbox', { name: 'Closing date' })
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('the field is no input')
  const picker = screen.container.querySelector<HTMLInputElement>('input[type=date]')
  if (picker === null) throw new Error('there is no date input')
  return { screen, field, input, picker, previous: screen.getByRole('status') }
}

test('reads a typed date on leaving, and not before', async () => {
  const { field, previous } = await show()
  await field.click()
  await userEvent.keyboard('12/04/2026')
  await expect.element(previous).toHaveTextContent('none')
  await userEvent.tab()
  await expect.element(previous).toHaveTextContent('2026-12-04')
  await expect.element(field).toHaveValue('12/4/2026')
})

test('reads it on Enter too, and the focus stays', async () => {
  const { field, previous } = await show()
  await field.click()
  await userEvent.keyboard('12/4/2026{Enter}')
  await expect.element(previous).toHaveTextContent('2026-12-04')
  await expect.element(field).toHaveFocus()
})

test('text that is no date keeps the date before, and says why until another takes its place', async () => {
  const { screen, field, previous } = await show('2026-12-04')
  await field.fill('before Christmas')
  await userEvent.tab()
  await expect.element(field).toHaveValue('12/4/2026')
  await expect.element(previous).toHaveTextContent('2026-12-04')
  const notice = screen.getByText('“before Christmas” is not a date. 12/4/2026 stays.')
  await expect.element(field).toHaveAccessibleDescription('“before Christmas” is not a date. 12/4/2026 stays.')
  expect(notice.element().closest('[aria-live="polite"]'), 'screen readers hear it').not.toBeNull()
  await field.fill('12/5/2026')
  await userEvent.tab()
  await expect.element(notice).not.toBeInTheDocument()
})

test('text that is no date leaves an empty field empty, with the reason alone', async () => {
  const { screen, field, previous } = await show()
  await field.fill('soon')
  await userEvent.tab()
  await expect.element(field).toHaveValue('')
  await expect.element(previous).toHaveTextContent('none')
  await expect.element(screen.getByText('“soon” is not a date.', { exact: true })).toBeVisible()
})

test('an emptied field means that there is no date', async () => {
  const { field, previous } = await show('2026-12-04')
  await field.fill('')
  await userEvent.tab()
  await expect.element(previous).toHaveTextContent('none')
})

test('its button opens the calendar of the browser at the date, and takes the day chosen there', async () => {
  const { screen, field, picker, previous } = await show('2026-12-04')
  const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
  expect(picker.value).toBe('2026-12-04')
  const button = screen.getByRole('button', { name: 'Choose Closing date in a calendar' })
  await button.click()
  expect(opened.mock.contexts).toEqual([picker])
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await userEvent.fill(picker, '2027-02-28')
  await expect.element(previous).toHaveTextContent('2027-02-28')
  await expect.element(field).toHaveValue('2/28/2027')
})

test('the hidden date input is not on the way of the keyboard', async () => {
  const { screen, field } = await show()
  await field.click()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Choose Closing date in a calendar' })).toHaveFocus()
})
