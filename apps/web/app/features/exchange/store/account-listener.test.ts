import { emptyExchangeFile, withValues } from '@dst/domain/exchange-file'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exchangeKey, parseStored, storedText } from './stored-exchange.ts'
import { useSessionStore } from '~/services/session.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { useToastStore } from '~/services/toasts.ts'
import { exchangeOfAccounts } from './account-listener.ts'
import { useExchangeFileStore } from './document.ts'

const base = withValues(emptyExchangeFile, [['plan.years', 5]])
const changed = withValues(base, [['plan.years', 6]])
const mark = { account: 'ada', version: 1, base }
const stored = () => parseStored(storedText())
const store = (value: object) => localStorage.setItem(exchangeKey, JSON.stringify(value))

function beginAgain() {
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState(), true)
  useSessionStore.setState(useSessionStore.getInitialState(), true)
  useToastStore.setState(useToastStore.getInitialState(), true)
}
afterEach(beginAgain)

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://site.test' } }))
  vi.stubGlobal('localStorage', memoryStorage())
  beginAgain()
  useSessionStore.setState({ status: 'signed-in', session: { user: { id: 'ada' } } } as never, true)
})

test('who signs out on a page without the exchange, which could not be saved, is told that it stays', async () => {
  store({ file: changed, mark })
  const leave = await exchangeOfAccounts.leaves('ada')
  expect(useToastStore.getState().toast).toBeNull()
  leave()
  expect(useToastStore.getState().toast).toMatchObject({
    title: 'Your exchange has changes that are not in your account',
  })
  expect(stored()).toEqual({ file: changed, mark })
})

test('a sign-out has nothing to do with an exchange that is in no account, or in another', async () => {
  for (const value of [{ file: changed }, { file: changed, mark: { ...mark, account: 'bob' } }]) {
    store(value)
    const leave = await exchangeOfAccounts.leaves('ada')
    leave()
    expect(stored()).toEqual(value)
  }
  expect(useToastStore.getState().toast).toBeNull()
})

test('another account finds nothing of it: changes wait, and what is all saved goes', async () => {
  store({ file: changed, mark })
  exchangeOfAccounts.arrives('ada')
  expect(stored()).toEqual({ file: changed, mark })
  exchangeOfAccounts.arrives('bob')
  expect(stored()).toEqual({ waiting: { ada: { file: changed, mark } } })
  store({ file: base, mark, waiting: { cleo: { file: changed, mark: { ...mark, account: 'cleo' } } } })
  exchangeOfAccounts.arrives('bob')
  expect(Object.keys(stored().waiting ?? {})).toEqual(['cleo', 'ada'])
  await expect.poll(() => Object.keys(stored().waiting ?? {})).toEqual(['cleo'])
})

test('nothing of a deleted account stays', () => {
  store({ file: changed, mark })
  exchangeOfAccounts.isDeleted('ada')
  expect(storedText()).toBeNull()
})
