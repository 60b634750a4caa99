import { createFakeApiClient, type FakeApiClient } from '@dst/api-client/testing'
import { emptyExchangeFile, withValues, type ExchangeFile, type FieldValue } from '@dst/domain/exchange-file'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exchangeKey, parseStored, storedText } from './stored-exchange.ts'
import { useSessionStore } from '~/services/session.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { useAccountFileStore } from './account-file-state.ts'
import { AccountFile } from './account-file.ts'
import { conflictKey, type ConflictChoices } from './conflict-choices.ts'
import { setAsideUnlessOf } from './device-storage.ts'
import {
  clearExchangeFile,
  openExchangeFile,
  removeItem,
  replaceExchangeFile,
  restoreRemoved,
  setField,
  useExchangeFileStore,
} from './document.ts'
import { forgetSavedCopy } from './leave-account.ts'

const sale: ExchangeFile = { ...emptyExchangeFile, sales: [{ id: 'a', price: 900_000, closing: '2026-11-09' }] }
const changed = (...values: [string, FieldValue | undefined][]) => withValues(sale, values)

let api: FakeApiClient
let file: AccountFile
let stopFollowing: () => void = () => undefined
const state = () => useAccountFileStore.getState().state
const mine = () => useExchangeFileStore.getState().file
const stored = () => parseStored(storedText())
const readMark = () => stored().mark
const saved = () => api.backend.exchange.saved?.file
const saves = () => api.callsOf('exchange.saveFile').length
const otherDevice = (next: ExchangeFile) => api.backend.exchange.saveFile(next, api.backend.exchange.saved?.version)
const signedIn = (status: 'signed-in' | 'signed-out') => useSessionStore.setState({ status } as never)

/** As a reload or another tab does: only what the browser keeps goes on. */
function reload(account = 'ada') {
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState())
  useAccountFileStore.setState(useAccountFileStore.getInitialState())
  stopFollowing()
  stopFollowing = openExchangeFile()
  file = new AccountFile(account, api.exchange)
  return file.open()
}

/** The file of Ada's account is on this device. */
async function inAccount(base: ExchangeFile = sale) {
  replaceExchangeFile(base)
  await file.open()
  await file.keep()
  useExchangeFileStore.setState({ removed: undefined })
  expect(state()).toEqual({ status: 'saved' })
}

// Test files share their modules.
function beginAgain() {
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState(), true)
  useAccountFileStore.setState(useAccountFileStore.getInitialState(), true)
  useSessionStore.setState(useSessionStore.getInitialState(), true)
}
afterEach(() => {
  stopFollowing()
  stopFollowing = () => undefined
  beginAgain()
})

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', memoryStorage())
  beginAgain()
  signedIn('signed-in')
  api = createFakeApiClient()
  file = new AccountFile('ada', api.exchange)
})

describe('a file', () => {
  test('is offered to the account, and saved only when the person says so', async () => {
    replaceExchangeFile(sale)
    await file.open()
    await file.save()
    expect(state()).toEqual({ status: 'offered', removedElsewhere: false })
    expect(saves()).toBe(0)
    await file.keep()
    expect(saved()).toEqual(sale)
    expect(state()).toEqual({ status: 'saved' })
  })

  test('of the account comes to a device that has none', async () => {
    otherDevice(sale)
    await file.open()
    expect(mine()).toEqual(sale)
    expect(stored().file).toEqual(sale)
    expect(readMark()).toMatchObject({ account: 'ada', version: 1 })
  })

  test('is saved as it is edited; an item without an entry and spaces around a name are not', async () => {
    await inAccount()
    setField('purchases.0.name', ' Harbor DST ')
    setField('purchases.1.name', undefined)
    file.changed()
    expect(state()).toEqual({ status: 'saving' })
    await file.save()
    expect(saved()?.purchases).toMatchObject([{ name: 'Harbor DST' }])
    const made = saves()
    await file.save()
    expect(saves()).toBe(made)
    expect(mine().purchases).toHaveLength(2)
  })

  test('takes what another device has changed, and both changes are saved', async () => {
    await inAccount()
    otherDevice(changed(['sales.a.closing', '2026-12-01']))
    setField('sales.0.price', 950_000)
    await file.save()
    expect(saved()).toEqual(changed(['sales.a.closing', '2026-12-01'], ['sales.a.price', 950_000]))
    expect(mine()).toEqual(saved())
    expect(state()).toEqual({ status: 'saved' })
  })

  test('that was edited while it was being saved is not called saved', async () => {
    await inAccount()
    setField('plan.years', 5)
    const letGo = api.hold('exchange.saveFile')
    const saving = file.save()
    await expect.poll(saves).toBe(2)
    setField('plan.years', 6)
    letGo()
    await saving
    expect(state()).toEqual({ status: 'saving' })
    await file.save()
    expect(saved()?.plan.years).toBe(6)
  })

  test('that could not be saved says so, and is saved when it is tried again', async () => {
    await inAccount()
    setField('plan.years', 5)
    api.failWith('exchange.saveFile', { kind: 'offline' })
    await file.save()
    expect(state()).toEqual({ status: 'failed', task: 'save', expired: false })
    await file.refresh()
    expect(state()).toEqual({ status: 'saved' })
    expect(saved()?.plan.years).toBe(5)
  })

  test('that was deleted on another device stays deleted, and stays on this one', async () => {
    await inAccount()
    api.backend.exchange.deleteFile()
    setField('plan.years', 5)
    await file.save()
    expect(state()).toEqual({ status: 'offered', removedElsewhere: true })
    expect(saved()).toBeUndefined()
    expect(mine().plan.years).toBe(5)
  })

  test('that is removed from the account stays on the device, and is not saved again', async () => {
    await inAccount()
    await file.remove()
    setField('plan.years', 5)
    await file.save()
    await reload()
    expect(saved()).toBeUndefined()
    expect(mine().sales).toEqual(sale.sales)
    expect(state()).toEqual({ status: 'offered', removedElsewhere: false })
  })

  test('that could not be removed is still there', async () => {
    await inAccount()
    api.failWith('exchange.deleteFile', { kind: 'network' })
    await file.remove({ clear: true })
    expect(state()).toEqual({ status: 'failed', task: 'clear', expired: false })
    expect(mine()).toEqual(sale)
    expect(saved()).toEqual(sale)
  })
})

describe('an empty file never takes the place of the account’s', () => {
  test('after it was cleared while signed out', async () => {
    await inAccount()
    signedIn('signed-out')
    clearExchangeFile()
    expect(readMark()).toBeUndefined()
    signedIn('signed-in')
    await reload()
    expect(saved()).toEqual(sale)
    expect(mine()).toEqual(sale)
  })

  test('nor does one that replaced it while signed out: the person is asked', async () => {
    await inAccount()
    signedIn('signed-out')
    replaceExchangeFile({ ...emptyExchangeFile, plan: { years: 3 } })
    signedIn('signed-in')
    await reload()
    expect(state()).toMatchObject({ status: 'choice' })
    expect(saved()).toEqual(sale)
  })

  test('what was cleared while signed out and brought back is the account’s again', async () => {
    await inAccount()
    signedIn('signed-out')
    clearExchangeFile()
    restoreRemoved()
    signedIn('signed-in')
    setField('plan.years', 3)
    await reload()
    expect(saved()).toEqual(changed(['plan.years', 3]))
  })

  test('after its last item was removed, also when another device has changed it', async () => {
    await inAccount()
    removeItem('sales', 0)
    await file.save()
    expect(state()).toEqual({ status: 'emptied' })
    otherDevice(changed(['plan.years', 4]))
    await reload()
    expect(state()).toEqual({ status: 'emptied' })
    expect(saved()).toEqual(changed(['plan.years', 4]))
    await file.bringBack()
    expect(mine()).toEqual(changed(['plan.years', 4]))
    expect(state()).toEqual({ status: 'saved' })
  })

  test('who clears it everywhere while signed in has removed both, and can bring back the device’s', async () => {
    await inAccount()
    await file.remove({ clear: true })
    expect(saved()).toBeUndefined()
    expect(mine()).toEqual(emptyExchangeFile)
    restoreRemoved()
    await file.save()
    expect(mine()).toEqual(sale)
    expect(saved()).toBeUndefined()
  })
})

describe('a field that both have changed', () => {
  const theirs = changed(['sales.a.price', 1_000_000], ['plan.years', 9])
  const price = { path: 'sales.a.price', mine: 950_000, theirs: 1_000_000 }
  const years = { path: 'plan.years', mine: 5, theirs: 9 }
  const choose = (...chosen: [typeof price, 'mine' | 'theirs'][]): ConflictChoices =>
    Object.fromEntries(chosen.map(([conflict, which]) => [conflictKey(conflict), which]))

  beforeEach(async () => {
    await inAccount()
    otherDevice(theirs)
    setField('sales.0.price', 950_000)
    await file.save()
    expect(state()).toMatchObject({ status: 'conflict', conflicts: [price] })
  })

  test('is asked about, and until then nothing is saved: by an edit, another tab, a reload or a sign-out', async () => {
    setField('income.deductions', 1)
    await file.save()
    await reload()
    await file.save()
    expect(state()).toMatchObject({ status: 'conflict', conflicts: [price] })
    expect(saved()).toEqual(theirs)
    expect(readMark()).toMatchObject({ version: 1, base: sale })
    expect(forgetSavedCopy('ada', true)).toBe('kept')
    expect(mine().sales[0]?.price).toBe(950_000)
    expect(mine().income.deductions).toBe(1)
  })

  test.each([
    ['mine', 950_000],
    ['theirs', 1_000_000],
  ] as const)('takes %s when that is chosen, with all else of both', async (which, retained) => {
    setField('income.deductions', 1)
    await file.settle(choose([price, which]))
    expect(saved()).toEqual(changed(['sales.a.price', retained], ['plan.years', 9], ['income.deductions', 1]))
    expect(mine()).toEqual(saved())
    expect(state()).toEqual({ status: 'saved' })
  })

  test('an edit while the question is open overrides nothing: its field is asked about too', async () => {
    setField('plan.years', 5)
    await file.settle(choose([price, 'mine']))
    expect(state()).toMatchObject({ status: 'conflict', conflicts: [years, price] })
    expect(saved()).toEqual(theirs)
    await file.settle(choose([price, 'mine'], [years, 'theirs']))
    expect(saved()).toEqual(changed(['sales.a.price', 950_000], ['plan.years', 9]))
  })

  test('a choice is for the values that were shown', async () => {
    setField('sales.0.price', 970_000)
    await file.settle(choose([price, 'theirs']))
    expect(state()).toMatchObject({ conflicts: [{ ...price, mine: 970_000 }] })
    expect(mine().sales[0]?.price).toBe(970_000)
  })

  test('a third device that saves before the choice is asked about as well', async () => {
    otherDevice(withValues(theirs, [['sales.a.price', 1_100_000]]))
    await file.settle(choose([price, 'mine']))
    expect(state()).toMatchObject({ conflicts: [{ ...price, theirs: 1_100_000 }] })
    expect(saved()?.sales[0]?.price).toBe(1_100_000)
  })

  test('one that is changed back asks nothing', async () => {
    setField('sales.0.price', 900_000)
    await file.save()
    expect(mine()).toEqual(theirs)
    expect(state()).toEqual({ status: 'saved' })
  })
})

describe('another person in the same browser', () => {
  const bob = () => {
    setAsideUnlessOf('bob')
    api = createFakeApiClient()
    return reload('bob')
  }

  test('finds nothing of a file that is all saved, and nothing of it stays', async () => {
    await inAccount()
    await bob()
    expect(mine()).toEqual(emptyExchangeFile)
    expect(api.calls.map(({ name }) => name)).toEqual(['exchange.file'])
    expect(localStorage.length).toBe(0)
  })

  test('finds nothing of one that is not saved, which waits for its own account', async () => {
    await inAccount()
    const ada = api
    setField('plan.years', 5)
    await bob()
    expect(mine()).toEqual(emptyExchangeFile)
    restoreRemoved()
    expect(mine()).toEqual(emptyExchangeFile)
    setField('plan.load', 0.1)
    await file.keep()
    expect(saved()).toEqual({ ...emptyExchangeFile, plan: { load: 0.1 } })
    expect(ada.backend.exchange.saved?.file).toEqual(sale)
    expect(stored().waiting).toHaveProperty('ada')

    setAsideUnlessOf('ada')
    api = ada
    await reload('ada')
    expect(saved()).toEqual(changed(['plan.years', 5]))
    expect(mine()).toEqual(saved())
    expect(stored().waiting).toBeUndefined()
  })

  test('leaves a file of nobody: who chooses their own gets what waited, and what was saved since', async () => {
    await inAccount()
    setField('plan.years', 5)
    setAsideUnlessOf('bob')
    setField('plan.load', 0.1)
    otherDevice(changed(['sales.a.closing', '2026-12-01']))
    await reload('ada')
    expect(state()).toMatchObject({ status: 'choice' })
    await file.choose('account')
    expect(mine()).toEqual(changed(['plan.years', 5], ['sales.a.closing', '2026-12-01']))
    expect(saved()).toEqual(mine())
    expect(stored().waiting).toBeUndefined()
  })

  test('cannot bring back what was cleared before they signed in', async () => {
    await inAccount()
    signedIn('signed-out')
    clearExchangeFile()
    setAsideUnlessOf('bob')
    file = new AccountFile('bob', createFakeApiClient().exchange)
    await file.open()
    restoreRemoved()
    expect(mine()).toEqual(emptyExchangeFile)
    expect(readMark()).toBeUndefined()
  })

  test('a late answer of the first one’s save notes nothing about the second one’s file', async () => {
    await inAccount()
    setField('plan.years', 5)
    const letGo = api.hold('exchange.saveFile')
    const first = file
    const saving = first.save()
    await expect.poll(saves).toBe(2)
    first.close()
    setAsideUnlessOf('bob')
    setField('plan.years', 30)
    letGo()
    await saving
    expect(readMark()).toBeUndefined()
  })
})

describe('a file entered while signed out meets another in the account', () => {
  beforeEach(async () => {
    otherDevice(sale)
    setField('plan.years', 3)
    await file.open()
    expect(state()).toMatchObject({ status: 'choice' })
    expect(saves()).toBe(0)
  })

  test('the account’s is taken, and the other can be brought back without reaching the account', async () => {
    await file.choose('account')
    expect(mine()).toEqual(sale)
    restoreRemoved()
    await file.save()
    expect(mine()).toEqual({ ...emptyExchangeFile, plan: { years: 3 } })
    expect(state()).toMatchObject({ status: 'choice' })
    expect(saved()).toEqual(sale)
  })

  test('it takes the place of the account’s, which can be brought back', async () => {
    await file.choose('device')
    expect(saved()).toEqual({ ...emptyExchangeFile, plan: { years: 3 } })
    restoreRemoved()
    await file.save()
    expect(saved()?.sales).toEqual(sale.sales)
  })
})

test('at a sign-out the device forgets what the account has, and what is empty', async () => {
  await inAccount()
  expect(forgetSavedCopy('bob', true)).toBeUndefined()
  expect(forgetSavedCopy('ada', true)).toBe('forgotten')
  expect(localStorage.length).toBe(0)
  await reload()
  removeItem('sales', 0)
  expect(forgetSavedCopy('ada', true)).toBe('forgotten')
  expect(readMark()).toBeUndefined()
})

test('what another tab has kept, of which no event told, is not overwritten by what this one had', async () => {
  await inAccount()
  const newer = changed(['plan.years', 9])
  otherDevice(newer)
  const mark = { account: 'ada', version: api.backend.exchange.saved?.version, base: newer }
  localStorage.setItem(exchangeKey, JSON.stringify({ file: newer, mark }))
  await file.refresh()
  expect(saves()).toBe(1)
  expect(saved()).toEqual(newer)
  expect(mine()).toEqual(newer)
})

test('a copy stays at sign-out if the account was not asked about it, or has lost its own', async () => {
  await inAccount()
  expect(forgetSavedCopy('ada', false)).toBe('unsure')
  expect(stored().file).toBeDefined()
  api.backend.exchange.saved = null
  await file.refresh()
  expect(forgetSavedCopy('ada', true)).toBe('unsure')
  expect(stored().file).toBeDefined()
})

test('a tab of one account does nothing with the file of another', async () => {
  await inAccount()
  setField('plan.years', 5)
  const mark = { account: 'bob', version: 1, base: sale }
  localStorage.setItem(exchangeKey, JSON.stringify({ ...stored(), mark }))
  const calls = api.calls.length
  await file.save()
  expect(api.calls).toHaveLength(calls)
  expect(saves()).toBe(1)
  expect(saved()).toEqual(sale)
})
