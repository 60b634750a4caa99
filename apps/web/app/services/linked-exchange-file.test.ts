import { beforeEach, expect, test, vi } from 'vitest'
import { setField, useExchangeFileStore } from './exchange-file.ts'
import { chooseLinkedFile, takeLinkedFile, useLinkedFileStore } from './linked-exchange-file.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>()
const price = () => useExchangeFileStore.getState().file.sales[0]?.price

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState())
  useLinkedFileStore.setState({ linked: undefined })
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
