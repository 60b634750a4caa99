import { expect, test, vi } from 'vitest'
import { hasStoredSession, onSessionInOtherTab } from './presence'
import { memoryStore } from './storage/browser-stores'

test('a session counts wherever it is stored, and other entries do not', () => {
  const local = memoryStore()
  const session = memoryStore()
  local.setItem('theme', 'dark')
  expect(hasStoredSession({ local, session })).toBe(false)
  session.setItem('dst-auth', 'ada')
  expect(hasStoredSession({ local, session })).toBe(true)
  session.removeItem('dst-auth')
  local.setItem('dst-auth', 'ada')
  expect(hasStoredSession({ local, session })).toBe(true)
})

test('another tab is heard when it changes the session or empties the store, until one stops listening', () => {
  const listeners = new Set<(key: string | null) => void>()
  const stores = {
    local: memoryStore(),
    session: memoryStore(),
    onOtherTab: (listener: (key: string | null) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const heard = vi.fn<() => void>()
  const stop = onSessionInOtherTab(heard, stores)
  for (const key of ['theme', 'dst-auth', null]) for (const listener of listeners) listener(key)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  expect(listeners.size).toBe(0)
})
