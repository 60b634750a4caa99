import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exchangeKey, parseStored, storedText } from './stored-exchange.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import {
  addItem,
  clearExchangeFile,
  openExchangeFile,
  removeItem,
  replaceExchangeFile,
  restoreRemoved,
  reviseCalendar,
  setField,
  setFields,
  useExchangeFileStore,
} from './document.ts'
import { valueAt } from './edits.ts'

const file = () => useExchangeFileStore.getState().file
const stored = () => parseStored(storedText()).file ?? null
const store = (persisted: object) => localStorage.setItem(exchangeKey, JSON.stringify({ file: persisted }))

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', memoryStorage())
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState())
})

test('a field of the first sale makes the sale, and is kept on the device', () => {
  setField('sales.0.price', 2_000_000)
  expect(file().sales).toEqual([{ id: expect.stringMatching(/^[\da-z]{2,14}$/) as string, price: 2_000_000 }])
  expect(stored()).toEqual(file())
  expect(valueAt(file(), 'sales.0.price')).toBe(2_000_000)
  expect(valueAt(file(), 'sales.1.price')).toBeUndefined()
})

test('what a calendar was told survives a reload, and goes with its exchange', () => {
  setField('sales.0.closing', '2026-11-21')
  const id = file().sales[0]?.id ?? ''
  const [now, later] = [new Date('2026-11-25T12:00:00Z'), new Date('2026-11-26T12:00:00Z')]
  const { end: first } = reviseCalendar(id, { end: 'April 15' }, now)
  openExchangeFile()()
  expect(reviseCalendar(id, { end: 'April 15' }, later)).toEqual({ end: first })
  // Editing keeps it.
  setField('sales.0.price', 2_000_000)
  expect(reviseCalendar(id, { end: 'April 15' }, later)).toEqual({ end: first })
  expect(reviseCalendar(id, { end: 'May 20' }, later)['end']?.sequence).toBeGreaterThan(first?.sequence ?? 0)
  clearExchangeFile()
  expect(storedText()).toBeNull()
})

test('a field of a part is put, and emptied', () => {
  setFields([
    ['plan.years', 7],
    ['deadlines.extension', 'filed'],
  ])
  expect(file()).toEqual({ ...emptyExchangeFile, plan: { years: 7 }, deadlines: { extension: 'filed' } })
  setField('plan.years', undefined)
  expect(file().plan).toEqual({})
  expect(valueAt(file(), 'plan.years')).toBeUndefined()
})

test('a sale whose last field is emptied stays while it is edited, but nothing of it is kept', () => {
  setField('sales.0.price', 5)
  const [sale] = file().sales
  setField('sales.0.price', undefined)
  expect(file().sales).toEqual([{ id: sale?.id }])
  expect(stored()).toBeNull()
})

test('sales that two devices add have different ids', () => {
  addItem('sales')
  addItem('sales')
  expect(new Set(file().sales.map(({ id }) => id)).size).toBe(2)
})

describe('what was removed comes back', () => {
  test('an item, with what was entered since', () => {
    setField('purchases.0.name', 'Harbor DST')
    setField('purchases.1.name', 'Elm Street')
    removeItem('purchases', 0)
    expect(file().purchases).toMatchObject([{ name: 'Elm Street' }])
    setField('plan.years', 10)
    restoreRemoved()
    expect(new Set(file().purchases.map(({ name }) => name))).toEqual(new Set(['Elm Street', 'Harbor DST']))
    expect(file().plan.years).toBe(10)
    expect(useExchangeFileStore.getState().removed).toBeUndefined()
  })

  test('the whole file, when it was cleared or replaced', () => {
    setField('sales.0.price', 5)
    const before = file()
    clearExchangeFile()
    expect(file()).toEqual(emptyExchangeFile)
    expect(stored()).toBeNull()
    restoreRemoved()
    expect(file()).toEqual(before)
    replaceExchangeFile({ ...emptyExchangeFile, plan: { years: 3 } })
    restoreRemoved()
    expect(file()).toEqual(before)
  })

  test('nothing is offered when nothing had been entered', () => {
    replaceExchangeFile({ ...emptyExchangeFile, plan: { years: 3 } })
    expect(useExchangeFileStore.getState().removed).toBeUndefined()
    restoreRemoved()
    expect(file().plan.years).toBe(3)
  })
})

describe('the kept file', () => {
  test('is read on opening, and what no field can hold is left out', () => {
    store({ version: 1, plan: { years: 7, load: 'much' } })
    const close = openExchangeFile()
    expect(file()).toEqual({ ...emptyExchangeFile, plan: { years: 7 } })
    expect(useExchangeFileStore.getState().opened).toBe(true)
    close()
  })

  test.each(['', 'not json', '[]', '{"file":{"version":2}}', '{"file":[]}'])('that reads %j is empty', (text) => {
    localStorage.setItem(exchangeKey, text)
    openExchangeFile()()
    expect(file()).toEqual(emptyExchangeFile)
  })

  test('follows what another tab does, until it is closed', () => {
    const close = openExchangeFile()
    const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    store({ version: 1, plan: { years: 9 } })
    tell('theme')
    expect(file()).toEqual(emptyExchangeFile)
    tell(exchangeKey)
    expect(file().plan.years).toBe(9)
    localStorage.clear()
    tell(null)
    expect(file()).toEqual(emptyExchangeFile)
    close()
    store({ version: 1, plan: { years: 9 } })
    tell(exchangeKey)
    expect(file()).toEqual(emptyExchangeFile)
  })

  test('is not, and says so, where the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined)
    openExchangeFile()()
    setField('plan.years', 7)
    expect(file().plan.years).toBe(7)
    expect(useExchangeFileStore.getState().persisted).toBe(false)
  })
})

describe('a key press', () => {
  test('writes once, all that the device has of the exchange, and reads nothing', () => {
    setField('sales.0.closing', '2027-03-01')
    const close = openExchangeFile()
    const write = vi.spyOn(localStorage, 'setItem')
    const read = vi.spyOn(localStorage, 'getItem')
    setField('sales.0.closing', '2027-03-02')
    expect(write).toHaveBeenCalledExactlyOnceWith(
      exchangeKey,
      JSON.stringify({ file: file(), days: { closing: '2027-03-02', naming: '2027-04-16', end: '2027-08-29' } }),
    )
    expect(read).not.toHaveBeenCalled()
    close()
  })

  test('takes neither the mark nor what waits off the device, also before the file was opened', () => {
    const mark = { account: 'ada', version: 3, base: emptyExchangeFile }
    const waiting = { bob: { file: { version: 1 }, mark: { account: 'bob' } } }
    localStorage.setItem(exchangeKey, JSON.stringify({ mark, waiting }))
    setField('plan.years', 7)
    expect(parseStored(storedText())).toEqual({ file: file(), mark, waiting })
  })
})

test('what another tab agrees with the account leaves the file alone, and what was removed can still come back', () => {
  setField('purchases.0.name', 'Harbor DST')
  removeItem('purchases', 0)
  setField('plan.years', 7)
  const close = openExchangeFile()
  const before = file()
  const mark = { account: 'ada', version: 1, base: before }
  localStorage.setItem(exchangeKey, JSON.stringify({ file: { version: 1, plan: before.plan }, mark }))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: exchangeKey }))
  expect(useExchangeFileStore.getState().mark).toEqual(mark)
  expect(file()).toBe(before)
  restoreRemoved()
  expect(file().purchases).toMatchObject([{ name: 'Harbor DST' }])
  close()
})

test('what a full storage refuses stays on the screen, and is stored with the next change that it takes', () => {
  setField('plan.years', 7)
  const write = vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setField('plan.years', 8)
  expect(stored()).toMatchObject({ plan: { years: 7 } })
  write.mockRestore()
  store({ version: 1, plan: { years: 9 } })
  openExchangeFile()()
  expect(useExchangeFileStore.getState()).toMatchObject({ persisted: false, file: { plan: { years: 8 } } })
  setField('income.deductions', 1)
  expect(useExchangeFileStore.getState().persisted).toBe(true)
  expect(stored()).toMatchObject({ plan: { years: 8 }, income: { deductions: 1 } })
})
