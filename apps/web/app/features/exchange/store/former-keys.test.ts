import { emptyExchangeFile, withValues } from '@dst/domain/exchange-file'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exchangeKey, parseStored, storedText } from './stored-exchange.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { readDeviceExchange } from './device-exchange.ts'
import { currentExchange, openExchangeFile, useExchangeFileStore } from './document.ts'
import { takeOverFormerKeys } from './former-keys.ts'

const file = withValues(emptyExchangeFile, [
  ['sales.a.price', 900_000],
  ['sales.a.closing', '2027-03-01'],
])
const mark = { account: 'ada', version: 3, base: withValues(file, [['sales.a.price', 850_000]]) }
const days = { closing: '2027-03-01', naming: '2027-04-15', end: '2027-08-28' }
const waitingFile = withValues(emptyExchangeFile, [['plan.years', 5]])
const waitingMark = { account: 'bob', version: 1, base: emptyExchangeFile }

/** As an earlier version of the site has stored it. */
const former = {
  'dst-exchange-file': JSON.stringify(file),
  'dst-exchange-account': JSON.stringify(mark),
  'dst-exchange-days': JSON.stringify(days),
  'dst-exchange-file:bob': `${JSON.stringify(waitingMark)}\n${JSON.stringify(waitingFile)}`,
} as const

const stored = () => parseStored(storedText())
const storedKeys = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))

function device(...names: (keyof typeof former)[]) {
  vi.stubGlobal('localStorage', memoryStorage(Object.fromEntries(names.map((name) => [name, former[name]]))))
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState(), true)
})

describe('what an earlier version has stored', () => {
  test('is one value afterwards, with nothing lost', () => {
    device('dst-exchange-file', 'dst-exchange-account', 'dst-exchange-days', 'dst-exchange-file:bob')
    takeOverFormerKeys()
    expect(storedKeys()).toEqual([exchangeKey])
    expect(stored()).toEqual({ file, mark, days, waiting: { bob: { file: waitingFile, mark: waitingMark } } })
    const once = storedText()
    takeOverFormerKeys()
    expect(storedText()).toBe(once)
  })

  test.each([
    ['dst-exchange-file', { file }],
    ['dst-exchange-account', { mark }],
    ['dst-exchange-days', { days }],
    ['dst-exchange-file:bob', { waiting: { bob: { file: waitingFile, mark: waitingMark } } }],
  ] as const)('%s alone is too', (name, value) => {
    device(name)
    takeOverFormerKeys()
    expect(storedKeys()).toEqual([exchangeKey])
    expect(stored()).toEqual(value)
  })

  test.each(['dst-exchange-file', 'dst-exchange-account', 'dst-exchange-days', 'dst-exchange-file:bob'] as const)(
    'of which %s can’t be read keeps all else',
    (name) => {
      device('dst-exchange-file', 'dst-exchange-account', 'dst-exchange-days', 'dst-exchange-file:bob')
      localStorage.setItem(name, 'not json')
      takeOverFormerKeys()
      openExchangeFile()()
      const whole = { file, mark, waiting: { bob: { file: waitingFile, mark: waitingMark } } }
      const lost = {
        'dst-exchange-file': { file: emptyExchangeFile },
        'dst-exchange-account': { mark: undefined },
        'dst-exchange-days': {},
        'dst-exchange-file:bob': { waiting: { bob: {} } },
      }[name]
      expect(readDeviceExchange(stored())).toEqual({ ...whole, ...lost })
      expect(stored().days).toEqual(name === 'dst-exchange-file' ? undefined : days)
      expect(storedKeys()).toEqual([exchangeKey])
    },
  )

  test('says whose it is where no more of the mark can be read', () => {
    device('dst-exchange-file')
    localStorage.setItem('dst-exchange-account', '{"account":"ada"}')
    takeOverFormerKeys()
    expect(currentExchange().mark).toEqual({ account: 'ada', version: 0, base: emptyExchangeFile })
  })

  test('is nothing where the browser refuses, or where nothing was', () => {
    vi.stubGlobal('localStorage', undefined)
    takeOverFormerKeys()
    device()
    takeOverFormerKeys()
    expect(localStorage.length).toBe(0)
  })

  test('stays as it was where the storage takes nothing more', () => {
    device('dst-exchange-file', 'dst-exchange-account')
    const setItem = localStorage.setItem.bind(localStorage)
    vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
      if (key === exchangeKey) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    })
    takeOverFormerKeys()
    expect(localStorage.getItem('dst-exchange-file')).toBe(former['dst-exchange-file'])
    expect(localStorage.getItem('dst-exchange-account')).toBe(former['dst-exchange-account'])
  })
})

describe('what a tab that is still open with an earlier version stores later', () => {
  test('of the same account, or of none, is merged: what was entered in both stays', async () => {
    const now = withValues(file, [['plan.years', 9]])
    const waiting = { bob: { file: waitingFile, mark: waitingMark } }
    device('dst-exchange-file', 'dst-exchange-account', 'dst-exchange-file:bob')
    localStorage.setItem(exchangeKey, JSON.stringify({ file: withValues(mark.base, [['plan.years', 9]]), mark }))
    takeOverFormerKeys()
    await expect.poll(storedKeys).toEqual([exchangeKey])
    expect(stored()).toEqual({ file: now, mark, days, waiting })

    localStorage.setItem('dst-exchange-file', JSON.stringify(withValues(emptyExchangeFile, [['plan.load', 0.1]])))
    takeOverFormerKeys()
    await expect.poll(storedKeys).toEqual([exchangeKey])
    expect(stored()).toEqual({ file: withValues(now, [['plan.load', 0.1]]), mark, days, waiting })
  })

  test('of another account waits for it', () => {
    device('dst-exchange-file', 'dst-exchange-account')
    localStorage.setItem(exchangeKey, JSON.stringify({ file: waitingFile, mark: waitingMark }))
    takeOverFormerKeys()
    expect(stored()).toEqual({ file: waitingFile, mark: waitingMark, waiting: { ada: { file, mark } } })
    expect(storedKeys()).toEqual([exchangeKey])
  })

  test('takes the place of nothing, beside what waits', () => {
    device('dst-exchange-file', 'dst-exchange-account')
    const waiting = { bob: { file: waitingFile, mark: waitingMark } }
    localStorage.setItem(exchangeKey, JSON.stringify({ waiting }))
    takeOverFormerKeys()
    expect(stored()).toEqual({ file, mark, waiting })
  })
})
