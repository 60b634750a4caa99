import { expect, test, vi } from 'vitest'
import { hasStoredSession, onSessionInOtherTab } from './presence.ts'
import { memoryStore } from './storage/browser-stores.ts'

test('a session counts wherever it is stored, and other entries do not', () => {
  const local = memoryStore()
  const session = memoryStore()
  const stores = [() => session, () => local]
  local.setItem('theme', 'dark')
  expect(hasStoredSession(stores)).toBe(false)
  session.setItem('dst-auth', 'ada')
  expect(hasStoredSession(stores)).toBe(true)
  session.removeItem('dst-auth')
  local.setItem('dst-auth', 'ada')
  expect(hasStoredSession(stores)).toBe(true)
})

test('a store that the browser forbids holds none, and hides no other', () => {
  const local = memoryStore()
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(hasStoredSession([forbidden, () => local])).toBe(false)
  local.setItem('dst-auth', 'ada')
  expect(hasStoredSession([forbidden, () => local])).toBe(true)
})

test('outside of a browser there is none', () => {
  expect(hasStoredSession()).toBe(false)
})

test('another tab is heard when it changes the session or empties the store, until one stops listening', () => {
  const tab = new EventTarget()
  const heard = vi.fn<() => void>()
  const stop = onSessionInOtherTab(heard, tab as Window)
  const change = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  for (const key of ['theme', 'dst-auth', null]) change(key)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  change(null)
  expect(heard).toHaveBeenCalledTimes(2)
})
