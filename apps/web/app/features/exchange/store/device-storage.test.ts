import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exchangeKey, parseStored, storedText } from './stored-exchange.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { tokenOf } from './account-api.ts'
import { accountOfDevice, forgetAccountCopies, removeDeviceCopy, setAsideUnlessOf } from './device-storage.ts'

const file = { version: 1, plan: { years: 5 } }
const mark = { account: 'ada', version: 1, base: { version: 1 } }
const stored = () => parseStored(storedText())
const store = (value: object) => localStorage.setItem(exchangeKey, JSON.stringify(value))

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', memoryStorage())
  store({ file, mark, days: {} })
})

describe('the copy of this device', () => {
  test('is put aside for another account alone, and this tab is told', () => {
    const reported: unknown[] = []
    window.addEventListener('storage', (event) => reported.push((event as StorageEvent).key))
    expect(setAsideUnlessOf('ada')).toBe(false)
    expect(stored()).toEqual({ file, mark, days: {} })
    expect(reported).toEqual([])
    expect(setAsideUnlessOf('bob')).toBe(true)
    expect(stored()).toEqual({ waiting: { ada: { file, mark } } })
    expect(reported).toEqual([exchangeKey])
  })

  test('stays where no account has it: it is whoever’s this device is', () => {
    store({ file })
    expect(setAsideUnlessOf('bob')).toBe(false)
    expect(stored()).toEqual({ file })
  })

  test.each(['', 'not json', '[]', 'null', '{}', '{"mark":[]}', '{"mark":null}', '{"mark":{"account":5}}'])(
    'that reads %j is no account’s',
    (text) => {
      localStorage.setItem(exchangeKey, text)
      expect(accountOfDevice()).toBeUndefined()
    },
  )

  test('goes with a deleted account, also what waits for it, and with no other', () => {
    const waiting = { ada: { file, mark }, cleo: { file, mark: { ...mark, account: 'cleo' } } }
    store({ file, mark, waiting })
    forgetAccountCopies('bob')
    expect(stored()).toEqual({ file, mark, waiting })
    forgetAccountCopies('ada')
    expect(stored()).toEqual({ waiting: { cleo: waiting.cleo } })
    forgetAccountCopies('cleo')
    expect(localStorage.length).toBe(0)
  })

  test('is removed with its days', () => {
    removeDeviceCopy()
    expect(localStorage.length).toBe(0)
  })

  test('that a full device can’t put aside goes: another account does not find it', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    setAsideUnlessOf('bob')
    expect(stored()).toEqual({})
  })
})

describe('the token of a call', () => {
  const token = (claims: object) => `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`

  test('is one of the account', () => {
    const own = token({ sub: 'ada', name: 'Zoë ~ÿ' })
    expect(tokenOf('ada', own)).toBe(own)
  })

  test.each([undefined, token({ sub: 'bob' }), token({}), 'no token'])('is never another: %s', (other) =>
    expect(() => tokenOf('ada', other)).toThrow(),
  )
})
