import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const undo = '{Control>}z{/Control}'

type Given = Partial<Pick<NumberFieldProps, 'step' | 'min' | 'max'>>

function Kept({ initial, ...given }: Given & { initial: number }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <NumberField
        {...given}
        name="price"
        label="Sale price"
        prefix="$"
        read={readDollars}
        format={writeDollars}
        value={value}
        onValueChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

async function show(initial: number, given: Given = {}) {
  const screen = await render(<Kept {...given} initial={initial} />)
  const field = screen.getByRole('textbox', { name: 'Sale price' })
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('the field is no input')
  const caretAt = async (position: number) => {
    await field.click()
    input.setSelectionRange(position, position)
  }
  const type = async (text: string) => {
    await field.click()
    input.select()
    await userEvent.keyboard(text)
  }
  return { screen, field, input, caretAt, type, previous: screen.getByRole('status') }
}

test('writes the amount out on leaving, and reads it back beside the label while it is typed', async () => {
  const { screen, field, previous, type } = await show(0)
  await type('1250k')
  await expect.element(previous).toHaveTextContent('1250000')
  await expect.element(field).toHaveValue('1250k')
  await expect.element(screen.getByText('$1,250,000')).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('1,250,000')
  await expect.element(screen.getByText('$1,250,000')).not.toBeInTheDocument()
})

test('writes the amount out on Enter too', async () => {
  const { field, type } = await show(0)
  await type('500k{Enter}')
  await expect.element(field).toHaveValue('500,000')
  await expect.element(field).toHaveFocus()
})

test('takes the dollar sign, commas, spaces and cents of a pasted amount', async () => {
  const { field, previous } = await show(0)
  await field.fill('$ 2,400,000.50')
  await expect.element(previous).toHaveTextContent('2400000.5')
  await userEvent.tab()
  await expect.element(field).toHaveValue('2,400,000.50')
})

test('leaves the amount before a text that is none, and says so until another takes its place', async () => {
  const { screen, field, previous, type } = await show(400_000)
  await type('about half')
  await expect.element(screen.getByText('is not an amount')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(field).toHaveValue('400,000')
  await expect.element(previous).toHaveTextContent('400000')
  const notice = screen.getByText('“about half” is not an amount. $400,000 stays.')
  await expect.element(notice).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription('“about half” is not an amount. $400,000 stays.')
  expect(notice.element().closest('[aria-live="polite"]'), 'screen readers hear it').not.toBeNull()
  await type('300k')
  await expect.element(notice).toBeVisible()
  await userEvent.tab()
  await expect.element(notice).not.toBeInTheDocument()
})

describe('a text that can be read in two ways', () => {
  const question = '“1,5k” is not clear. Did you mean 1,500? $400,000 stays.'

  test('is asked about, and Tab and Enter take what was meant', async () => {
    const { screen, field, previous, type } = await show(400_000)
    await type('1,5k')
    await expect.element(previous).toHaveTextContent('400000')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription(question)
    expect(screen.getByText(question).element().closest('[aria-live="polite"]'), 'it is heard').not.toBeNull()
    const answer = screen.getByRole('button', { name: 'Use $1,500' })
    await expect.element(answer).toHaveFocus()
    await expect.element(previous).toHaveTextContent('400000')
    await userEvent.keyboard('{Enter}')
    await expect.element(previous).toHaveTextContent('1500')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('1,500')
    await expect.element(answer).not.toBeInTheDocument()
    await userEvent.keyboard(undo)
    await expect.element(previous).toHaveTextContent('400000')
  })

  test('is asked about when a press elsewhere leaves the field, and forgotten with the next number', async () => {
    const { screen, field, previous, type } = await show(400_000)
    await type('1,5k')
    await userEvent.click(document.body)
    await expect.element(screen.getByText(question)).toBeVisible()
    await expect.element(previous).toHaveTextContent('400000')
    await field.fill('2k')
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Use $1,500' })).not.toBeInTheDocument()
    await expect.element(previous).toHaveTextContent('2000')
  })
})

test('a minus sign stands before the dollar sign', async () => {
  const screen = await render(
    <NumberField
      label="Income"
      name="income"
      prefix="$"
      min={-1_000_000}
      value={-5_000}
      onValueChange={() => undefined}
      read={() => ({ ok: false, error: 'Not clear.', meant: [-1_500] })}
      format={writeDollars}
    />,
  )
  await screen.getByRole('textbox', { name: 'Income' }).fill('5,000-')
  await userEvent.tab()
  await expect.element(screen.getByText('Not clear. -$5,000 stays.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Use -$1,500' })).toBeVisible()
})

test('the number before holds while a text is no number, not the one that it begins with', async () => {
  const { previous, type } = await show(400_000)
  await type('1')
  await expect.element(previous).toHaveTextContent('1')
  await userEvent.keyboard(',5k')
  await expect.element(previous).toHaveTextContent('400000')
})

test.each([
  [{}, 'decimal'],
  [{ min: 0 }, 'decimal'],
  [{ min: -5 }, 'text'],
])('phones show a keyboard with a minus sign where %j allows less than 0: %s', async (limits, mode) => {
  const { field } = await show(1, limits)
  await expect.element(field).toHaveAttribute('inputmode', mode)
})

test.each([
  ['4oo,000', 400_000],
  ['12 apples', 400_000],
])('goes back to the amount before %s, and not to the number it begins with', async (typed, before) => {
  const { previous, type } = await show(before)
  await type(typed)
  await userEvent.tab()
  await expect.element(previous).toHaveTextContent(String(before))
})

test('goes back to an amount that was typed in the same visit and then replaced', async () => {
  const { field, type } = await show(40)
  await type('250000')
  await type('a quarter million')
  await userEvent.tab()
  await expect.element(field).toHaveValue('250,000')
})

test('steps by the given amount with buttons and arrow keys, by ten steps with page keys, never below 0', async () => {
  const { screen, field, previous } = await show(15_000, { step: 10_000 })
  await screen.getByRole('button', { name: 'Increase Sale price' }).click()
  await expect.element(previous).toHaveTextContent('25000')
  await field.click()
  await userEvent.keyboard('{PageUp}')
  await expect.element(field).toHaveValue('125,000')
  await userEvent.keyboard('{PageDown}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue('0')
  await expect
    .element(screen.getByRole('button', { name: 'Decrease Sale price' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('steps to the limits and no further', async () => {
  const { screen, field } = await show(2_010, { step: 1, min: 1930, max: 2026 })
  await field.click()
  await userEvent.keyboard('{PageUp}{PageUp}')
  await expect.element(field).toHaveValue('2,026')
  await expect
    .element(screen.getByRole('button', { name: 'Increase Sale price' }))
    .toHaveAttribute('aria-disabled', 'true')
})

function Clearable({ initial }: { initial: number | undefined }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <NumberField
        clearable
        name="rent"
        label="Rent"
        prefix="$"
        step={100}
        min={1_000}
        read={readDollars}
        format={writeDollars}
        value={value}
        onValueChange={setValue}
      />
      <output>{value === undefined ? 'none' : value}</output>
    </>
  )
}

async function showClearable(initial: number | undefined) {
  const screen = await render(<Clearable initial={initial} />)
  const field = screen.getByRole('textbox', { name: 'Rent' })
  const type = async (text: string) => {
    await field.fill('')
    await field.click()
    await userEvent.keyboard(text)
  }
  return { screen, field, type, previous: screen.getByRole('status') }
}

test('an emptied field means that there is no number, where that is allowed', async () => {
  const { field, previous } = await showClearable(1_500)
  await field.fill(' ')
  await expect.element(previous).toHaveTextContent('none')
  await userEvent.tab()
  await expect.element(field).toHaveValue('')
  await field.fill('2k')
  await expect.element(previous).toHaveTextContent('2000')
})

test('a text that is no number keeps the number before, or an empty field empty', async () => {
  const { screen, field, previous, type } = await showClearable(1_500)
  await type('about that')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1,500')
  await expect.element(screen.getByText('“about that” is not an amount. $1,500 stays.')).toBeVisible()
  await field.fill('')
  await userEvent.tab()
  await expect.element(screen.getByText('is not an amount')).not.toBeInTheDocument()
  await type('no idea')
  await userEvent.tab()
  await expect.element(field).toHaveValue('')
  await expect.element(previous).toHaveTextContent('none')
  await expect.element(screen.getByText('“no idea” is not an amount.', { exact: true })).toBeVisible()
})

test.each(['{ArrowUp}', '{ArrowDown}', '{PageUp}'])(
  'the first step from an empty field leads to the minimum: %s',
  async (key) => {
    const { field, previous } = await showClearable(undefined)
    await field.click()
    await userEvent.keyboard(key)
    await expect.element(previous).toHaveTextContent('1000')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(previous).toHaveTextContent('1100')
  },
)

test('a number that was cleared comes back by undo, and so does the empty field', async () => {
  const { field, previous } = await showClearable(undefined)
  await field.click()
  await userEvent.keyboard('{ArrowUp}{Control>}z{/Control}')
  await expect.element(previous).toHaveTextContent('none')
  await userEvent.keyboard('{ArrowUp}')
  await field.fill('')
  await userEvent.tab()
  await field.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(previous).toHaveTextContent('1000')
})

test('what was typed is undone', async () => {
  const { field, previous, type } = await show(400_000)
  await type('500000')
  await expect.element(previous).toHaveTextContent('500000')
  for (let press = 0; press < 8; press += 1) await userEvent.keyboard(undo)
  await expect.element(field).toHaveValue('400,000')
  await expect.element(previous).toHaveTextContent('400000')
})

test('what was typed and written out is undone, and each step', async () => {
  const { field, previous, type } = await show(400_000, { step: 10_000 })
  await type('500k')
  await userEvent.tab()
  await field.click()
  await userEvent.keyboard('{ArrowUp}{PageUp}')
  await expect.element(field).toHaveValue('610,000')
  await userEvent.keyboard(undo)
  await expect.element(field).toHaveValue('510,000')
  await userEvent.keyboard(undo)
  await expect.element(field).toHaveValue('500,000')
  await userEvent.keyboard(undo)
  await expect.element(field).toHaveValue('400,000')
  await expect.element(previous).toHaveTextContent('400000')
  await userEvent.keyboard(`${undo}${undo}`)
  await expect.element(previous).toHaveTextContent('400000')
})

test('Delete before a comma takes the digit after it, Backspace behind one the digit before it', async () => {
  const { field, previous, caretAt } = await show(1_250_000)
  await caretAt(1)
  await userEvent.keyboard('{Delete}')
  await expect.element(field).toHaveValue('1,50,000')
  await expect.element(previous).toHaveTextContent('150000')
  await caretAt(2)
  await userEvent.keyboard('{Backspace}')
  await expect.element(previous).toHaveTextContent('50000')
  await userEvent.tab()
  await expect.element(field).toHaveValue('50,000')
})
