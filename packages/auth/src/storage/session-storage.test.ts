import { afterEach, expect, test, vi } from 'vitest'
import { browserStores, memoryStore } from './browser-stores.ts'
import { createSessionStorage } from './session-storage.ts'

const key = 'dst-auth'
const stores = () => ({ local: memoryStore(), session: memoryStore() })

afterEach(() => vi.unstubAllGlobals())

test('a session is remembered unless something else was chosen', () => {
  const { local, session } = stores()
  createSessionStorage({ local, session }).setItem(key, 'ada')
  expect([local.getItem(key), session.getItem(key)]).toEqual(['ada', null])
})

test('a session that is not to be remembered goes to the tab, and replaces an older remembered one', () => {
  const { local, session } = stores()
  local.setItem(key, 'older')
  const storage = createSessionStorage({ local, session })
  storage.remember(false)
  storage.setItem(key, 'ada')
  expect([local.getItem(key), session.getItem(key)]).toEqual([null, 'ada'])
})

test("a session that is to be remembered replaces the tab's own", () => {
  const { local, session } = stores()
  session.setItem(key, 'older')
  const storage = createSessionStorage({ local, session })
  storage.remember(true)
  storage.setItem(key, 'ada')
  expect([local.getItem(key), session.getItem(key)]).toEqual(['ada', null])
})

test('a refreshed session stays where it is, also after the page was loaded anew', () => {
  const { local, session } = stores()
  session.setItem(key, 'ada')
  createSessionStorage({ local, session }).setItem(key, 'ada, refreshed')
  expect([local.getItem(key), session.getItem(key)]).toEqual([null, 'ada, refreshed'])
})

test('a choice that was taken back no longer moves the session', () => {
  const { local, session } = stores()
  local.setItem(key, 'ada')
  const storage = createSessionStorage({ local, session })
  storage.remember(false)
  storage.remember(undefined)
  storage.setItem(key, 'ada, refreshed')
  expect([local.getItem(key), session.getItem(key)]).toEqual(['ada, refreshed', null])
})

test("the tab's own session hides the remembered one, and losing it does not touch the other", () => {
  const { local, session } = stores()
  local.setItem(key, 'grace')
  session.setItem(key, 'ada')
  const storage = createSessionStorage({ local, session })
  expect(storage.read()).toBe('ada')
  storage.removeItem(key)
  expect(storage.read()).toBe('grace')
})

test('clearing leaves no copy, and dropping the hidden copy leaves the own one', () => {
  const { local, session } = stores()
  local.setItem(key, 'grace')
  session.setItem(key, 'ada')
  const storage = createSessionStorage({ local, session })
  storage.dropHiddenCopy()
  expect([local.getItem(key), session.getItem(key)]).toEqual([null, 'ada'])
  storage.clear()
  expect(storage.read()).toBeNull()
})

test('dropping the hidden copy keeps a remembered session that nothing hides', () => {
  const { local, session } = stores()
  local.setItem(key, 'ada')
  createSessionStorage({ local, session }).dropHiddenCopy()
  expect(local.getItem(key)).toBe('ada')
})

test('a browser that forbids its stores still keeps the session for the page', () => {
  const forbidden = {
    get localStorage(): Storage {
      throw new Error('SecurityError')
    },
  }
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { get: () => forbidden.localStorage, configurable: true })
  const { local } = browserStores()
  local.setItem(key, 'ada')
  expect(local.getItem(key)).toBe('ada')
  local.removeItem(key)
  expect(local.getItem(key)).toBeNull()
})

test('a full store leaves the session in memory, in front of the older stored one', () => {
  const full = {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  vi.stubGlobal('window', {})
  vi.stubGlobal('sessionStorage', full)
  const { session } = browserStores()
  session.setItem(key, 'ada')
  expect(session.getItem(key)).toBe('ada')
})

test('on a server there is no session, and nothing throws', () => {
  const storage = createSessionStorage(browserStores())
  expect(storage.read()).toBeNull()
  expect(storage.onOtherTab(() => {})()).toBeUndefined()
})
