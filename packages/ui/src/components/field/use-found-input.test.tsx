import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readDay, writeDay } from '../../testing/dates.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SliderField } from '../slider-field/slider-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

const options = [
  { value: 'all', label: 'All' },
  { value: 'tax', label: 'Tax' },
] as const

interface Kept<Value> {
  first: Value
  stored: Value
  draw: (value: Value, set: (next: Value) => void) => ReactNode
}

/** A controlled field whose page loads what the device keeps when it comes alive, as pages do. */
function pageOf<Value>({ first, stored, draw }: Kept<Value>, reported: (value: Value) => void) {
  let value = first
  const readers = new Set<() => void>()
  const set = (next: Value) => {
    value = next
    for (const reader of readers) reader()
  }
  const subscribe = (reader: () => void) => {
    readers.add(reader)
    return () => readers.delete(reader)
  }
  const change = (next: Value) => {
    reported(next)
    set(next)
  }
  return function Page() {
    useLayoutEffect(() => set(stored), [])
    return draw(
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
      change,
    )
  }
}

let page: HTMLDivElement
let unmount = () => {}
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  unmount()
  page.remove()
})

/** Draws the page as a server does, lets a person act, brings it to life, and returns what the page was told. */
async function comeAlive<Value>(field: Kept<Value>, act: () => Promise<void> | void): Promise<Value[]> {
  const reported = vi.fn<(value: Value) => void>()
  const Page = pageOf(field, reported)
  page.innerHTML = renderToString(<Page />)
  await act()
  const root = hydrateRoot(page, <Page />)
  unmount = () => root.unmount()
  await expect.poll(() => Object.keys(page.firstElementChild ?? {}).length).toBeGreaterThan(0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return reported.mock.calls.map(([value]) => value)
}

const control = () => {
  const found = page.querySelector<HTMLInputElement>('input:not(.ui-date-picker), textarea, select')
  if (found === null) throw new Error('no field was drawn')
  return found
}
const texts = (draw: (value: string, set: (next: string) => void) => ReactNode) => ({ first: '', stored: 'kept', draw })
const amount = {
  first: undefined as number | undefined,
  stored: 750_000 as number | undefined,
  draw: (value: number | undefined, set: (next: number | undefined) => void) => (
    <MoneyField
      clearable
      name="price"
      label="Price"
      read={readDollars}
      format={writeDollars}
      value={value}
      onValueChange={set}
    />
  ),
}
const day = {
  first: undefined as string | undefined,
  stored: '2026-01-02' as string | undefined,
  draw: (value: string | undefined, set: (next: string | undefined) => void) => (
    <DateField name="day" label="Day" read={readDay} format={writeDay} value={value} onValueChange={set} />
  ),
}

describe('what was typed before a page is live is kept, caret and all, and the page is told', () => {
  test.for([
    ['TextField', texts((value, set) => <TextField name="a" label="A" value={value} onValueChange={set} />)],
    ['TextArea', texts((value, set) => <TextArea name="a" label="A" value={value} onValueChange={set} />)],
    [
      'PasswordField',
      texts((value, set) => (
        <PasswordField name="a" label="A" autoComplete="new-password" value={value} onValueChange={set} />
      )),
    ],
  ] as const)('%s', async ([, field]) => {
    const reported = await comeAlive(field, async () => {
      await userEvent.type(control(), 'Ruth Early')
      control().setSelectionRange(4, 4)
    })
    expect(reported).toEqual(['Ruth Early'])
    expect(control().value).toBe('Ruth Early')
    expect(control().selectionStart).toBe(4)
    await userEvent.keyboard('!')
    expect(control().value).toBe('Ruth! Early')
  })

  test('an amount stays as it is being typed', async () => {
    const reported = await comeAlive(amount, () => userEvent.type(control(), '23456'))
    expect(reported).toEqual([23_456])
    expect(control().value).toBe('23456')
    await userEvent.keyboard('78')
    expect(control().value).toBe('2345678')
    await userEvent.keyboard('{Tab}')
    expect(control().value).toBe('2,345,678')
  })

  test('an amount that was left is shown as every amount is, and a text that is none is refused', async () => {
    const leave = async (text: string) => {
      await userEvent.type(control(), text)
      control().blur()
    }
    expect(await comeAlive(amount, () => leave('2345678'))).toEqual([2_345_678])
    expect(control().value).toBe('2,345,678')
    unmount()
    await comeAlive(amount, () => leave('a lot'))
    await expect.poll(() => page.textContent).toContain('“a lot” is not an amount.')
  })

  test('a date is read when its field is left', async () => {
    expect(await comeAlive(day, () => userEvent.type(control(), '12/4/20'))).toEqual([])
    expect(control().value).toBe('12/4/20')
    await userEvent.keyboard('26{Tab}')
    expect(control().value).toBe('12/4/2026')
    unmount()
    const reported = await comeAlive(day, async () => {
      await userEvent.type(control(), '12/4/2026')
      control().blur()
    })
    expect(reported).toEqual(['2026-12-04'])
  })
})

describe('what was chosen before a page is live is kept, and the page is told', () => {
  test('Checkbox', async () => {
    const field = {
      first: false,
      stored: false,
      draw: (checked: boolean, set: (next: boolean) => void) => (
        <Checkbox name="a" label="A" checked={checked} onCheckedChange={set} />
      ),
    }
    expect(await comeAlive(field, () => control().click())).toEqual([true])
    expect(control().checked).toBe(true)
  })

  test('RadioGroup', async () => {
    const field = {
      first: 'all',
      stored: 'all',
      draw: (value: string, set: (next: string) => void) => (
        <RadioGroup name="a" legend="A" options={options} value={value as 'all'} onValueChange={set} />
      ),
    }
    const chosen = () => page.querySelector<HTMLInputElement>('input[value="tax"]')
    expect(await comeAlive(field, () => chosen()?.click())).toEqual(['tax'])
    expect(chosen()?.checked).toBe(true)
  })

  test('NativeSelect', async () => {
    const field = {
      first: 'all',
      stored: 'all',
      draw: (value: string, set: (next: string) => void) => (
        <NativeSelect name="a" label="A" options={options} value={value as 'all'} onValueChange={set} />
      ),
    }
    expect(await comeAlive(field, () => userEvent.selectOptions(control(), 'tax'))).toEqual(['tax'])
    expect(control().value).toBe('tax')
  })

  test('SliderField', async () => {
    const field = {
      first: 5,
      stored: 5,
      draw: (value: number, set: (next: number) => void) => (
        <SliderField label="A" min={0} max={10} step={1} value={value} valueText={`${value}%`} onValueChange={set} />
      ),
    }
    const reported = await comeAlive(field, async () => {
      control().focus()
      await userEvent.keyboard('{ArrowRight}')
    })
    expect(reported).toEqual([6])
    expect(control().value).toBe('6')
  })
})

test('a field that nobody touched takes what is kept, and tells nothing', async () => {
  expect(await comeAlive(amount, () => undefined)).toEqual([])
  expect(control().value).toBe('750,000')
})
