import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exchangeFileKey } from './exchange-account/device-copy.ts'
import {
  addItem,
  clearExchangeFile,
  openExchangeFile,
  removeItem,
  replaceExchangeFile,
  restoreRemoved,
  setField,
  setFields,
  useExchangeFileStore,
  valueAt,
} from './exchange-file.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const file = () => useExchangeFileStore.getState().file
const stored = () => JSON.parse(localStorage.getItem(exchangeFileKey) ?? 'null') as unknown

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
    localStorage.setItem(exchangeFileKey, JSON.stringify({ version: 1, plan: { years: 7, load: 'much' } }))
    const close = openExchangeFile()
    expect(file()).toEqual({ ...emptyExchangeFile, plan: { years: 7 } })
    expect(useExchangeFileStore.getState().opened).toBe(true)
    close()
  })

  test.each(['', 'not json', '{"version":2}', '[]'])('that reads %j is empty', (text) => {
    localStorage.setItem(exchangeFileKey, text)
    openExchangeFile()()
    expect(file()).toEqual(emptyExchangeFile)
  })

  test('follows what another tab does, until it is closed', () => {
    const close = openExchangeFile()
    const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    localStorage.setItem(exchangeFileKey, JSON.stringify({ version: 1, plan: { years: 9 } }))
    tell('theme')
    expect(file()).toEqual(emptyExchangeFile)
    tell(exchangeFileKey)
    expect(file().plan.years).toBe(9)
    localStorage.clear()
    tell(null)
    expect(file()).toEqual(emptyExchangeFile)
    close()
    localStorage.setItem(exchangeFileKey, JSON.stringify({ version: 1, plan: { years: 9 } }))
    tell(exchangeFileKey)
    expect(file()).toEqual(emptyExchangeFile)
  })

  test('is not, and says so, where the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined)
    openExchangeFile()()
    setField('plan.years', 7)
    expect(file().plan.years).toBe(7)
    expect(useExchangeFileStore.getState().kept).toBe(false)
  })
})
