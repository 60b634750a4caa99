import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exchangeDaysKey, exchangeFileKey, exchangeMarkKey, waitingFilePrefix } from './device-copy.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { tokenOf } from './account-api.ts'
import { accountOfDevice, forgetAccountCopies, removeDeviceCopy, setAsideUnlessOf } from './device-copy.ts'

const file = JSON.stringify({ version: 1, plan: { years: 5 } })
const mark = JSON.stringify({ account: 'ada', version: 1, base: { version: 1 } })

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'localStorage',
    memoryStorage({ [exchangeFileKey]: file, [exchangeMarkKey]: mark, [exchangeDaysKey]: '{}' }),
  )
})

describe('the copy of this device', () => {
  test('is put aside for another account alone, and this tab is told', () => {
    const told: unknown[] = []
    window.addEventListener('storage', (event) => told.push((event as StorageEvent).key))
    expect(setAsideUnlessOf('ada')).toBe(false)
    expect(localStorage.length).toBe(3)
    expect(setAsideUnlessOf('bob')).toBe(true)
    expect(localStorage.length).toBe(1)
    expect(localStorage.getItem(waitingFilePrefix + 'ada')).toBe(`${mark}\n${file}`)
    expect(told).toEqual([exchangeFileKey, exchangeDaysKey])
  })

  test('stays where no account has it: it is whoever’s this device is', () => {
    localStorage.removeItem(exchangeMarkKey)
    expect(setAsideUnlessOf('bob')).toBe(false)
    expect(localStorage.getItem(exchangeFileKey)).toBe(file)
  })

  test.each(['', 'not json', '[]', 'null', '{"account":5}'])('whose mark reads %j is no account’s', (stored) => {
    localStorage.setItem(exchangeMarkKey, stored)
    expect(accountOfDevice()).toBeUndefined()
  })

  test('goes with a deleted account, also what waits for it, and with no other', () => {
    localStorage.setItem(waitingFilePrefix + 'ada', 'x')
    forgetAccountCopies('bob')
    expect(localStorage.length).toBe(4)
    forgetAccountCopies('ada')
    expect(localStorage.length).toBe(0)
  })

  test('is removed with its days', () => {
    removeDeviceCopy()
    expect(localStorage.length).toBe(0)
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
