import { beforeEach, expect, test, vi } from 'vitest'
import { exchangeKey, parseStored, storedText } from './stored-exchange.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { setField, useExchangeFileStore } from './document.ts'
import { chooseLinkedFile, takeLinkedFile, useLinkedFileStore } from './linked-file-store.ts'

const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>()
const price = () => useExchangeFileStore.getState().file.sales[0]?.price

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState())
  useLinkedFileStore.setState(useLinkedFileStore.getInitialState())
  replaceState.mockClear()
})

function open(hash: string) {
  vi.stubGlobal('window', {
    location: { hash, pathname: '/exchange', search: '' },
    history: { state: null, replaceState },
  })
  takeLinkedFile()
}

test('the figures of a link are taken where nothing was entered, and leave the address', () => {
  open('#sales.a.price=900000')
  expect(price()).toBe(900_000)
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/exchange')
})

test('a fragment about something else stays', () => {
  open('#sales-0-price')
  expect(replaceState).not.toHaveBeenCalled()
})

test('figures of one’s own are replaced only by those who say so', () => {
  setField('sales.0.price', 5)
  open('#sales.a.price=900000')
  expect(price()).toBe(5)
  chooseLinkedFile(false)
  expect(price()).toBe(5)
  open('#sales.a.price=900000')
  chooseLinkedFile(true)
  expect(price()).toBe(900_000)
  expect(useLinkedFileStore.getState().linked).toBeUndefined()
})

test('what could not be read in a link is told, unless its figures are not used', () => {
  open('#sales.a.price=900000&sales.a.cashTaken=1,25m')
  expect([price(), useLinkedFileStore.getState().unread]).toEqual([900_000, ['1,25m']])
  open('#sales.a.price=800000&sales.a.cashTaken=x')
  chooseLinkedFile(false)
  expect([price(), useLinkedFileStore.getState().unread]).toEqual([900_000, []])
})

test('an emptied file of the account is not filled unasked', () => {
  localStorage.setItem(exchangeKey, JSON.stringify({ mark: { account: 'ada', version: 1, base: {} } }))
  open('#sales.a.price=900000')
  expect(price()).toBeUndefined()
  expect(useLinkedFileStore.getState().linked).toBeDefined()
})

test('signed out, the figures of a link don’t follow into the account', () => {
  localStorage.setItem(exchangeKey, JSON.stringify({ mark: { account: 'ada', version: 1, base: { version: 1 } } }))
  setField('sales.0.price', 5)
  open('#sales.a.price=900000')
  chooseLinkedFile(true)
  expect(parseStored(storedText())).toMatchObject({ file: { sales: [{ price: 900_000 }] } })
  expect(parseStored(storedText()).mark).toBeUndefined()
})
