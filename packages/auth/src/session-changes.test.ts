import { expect, test, vi } from 'vitest'
import { openBrowser } from '../tests/browser.ts'
import type { SessionChange } from './session.ts'
import { createSessionChanges } from './session-changes.ts'
import { createSessionStorage } from './storage/session-storage.ts'
import { parseStoredSession } from './stored-session.ts'

const key = 'dst-auth'
const raw = (user: string, token: string): string =>
  JSON.stringify({ access_token: token, refresh_token: 'r', expires_at: 2_000_000_000, user: { id: user } })

async function follow(stored?: string) {
  const browser = openBrowser()
  const tab = browser.openTab()
  if (stored !== undefined) tab.local.setItem(key, stored)
  const storage = createSessionStorage(tab)
  const heard: string[] = []
  const onSignInElsewhere = vi.fn()
  const changes = createSessionChanges({
    storage,
    initial: async () => parseStoredSession(storage.read()),
    onSignInElsewhere,
  })
  const listen = ({ event, session }: SessionChange): void => void heard.push(`${event} ${session?.user.id ?? '-'}`)
  const stop = changes.subscribe(listen)
  await expect.poll(() => heard.length).toBe(1)
  heard.length = 0
  return { changes, tab, other: browser.openTab(), heard, stop, onSignInElsewhere }
}

test('an event that left the stored session as it was is not told again', async () => {
  const { changes, heard } = await follow(raw('ada', 't1'))
  changes.report('signed_in')
  expect(heard).toEqual([])
})

test("an event of a session that lives only in another tab is not this tab's", async () => {
  const { changes, heard } = await follow()
  changes.report('signed_in')
  changes.report('signed_out')
  expect(heard).toEqual([])
})

test('a new token is told under the name that the service gave it', async () => {
  const { changes, heard, tab } = await follow(raw('ada', 't1'))
  tab.local.setItem(key, raw('ada', 't2'))
  changes.report('mfa_challenge_verified')
  tab.local.setItem(key, raw('ada', 't3'))
  changes.report('token_refreshed')
  expect(heard).toEqual(['mfa_challenge_verified ada', 'token_refreshed ada'])
})

test('another person is a sign-in, whatever the event was called', async () => {
  const { changes, heard, tab } = await follow(raw('ada', 't1'))
  tab.local.setItem(key, raw('grace', 't2'))
  changes.report('token_refreshed')
  expect(heard).toEqual(['signed_in grace'])
})

test('another tab signs in: told once, and the client is woken to keep the session fresh', async () => {
  const { heard, other, onSignInElsewhere } = await follow()
  other.local.setItem(key, raw('ada', 't1'))
  other.local.setItem('unrelated', 'x')
  expect(heard).toEqual(['signed_in ada'])
  expect(onSignInElsewhere).toHaveBeenCalledTimes(1)
})

test('another tab refreshes and signs out', async () => {
  const { heard, other, onSignInElsewhere } = await follow(raw('ada', 't1'))
  other.local.setItem(key, raw('ada', 't2'))
  other.local.removeItem(key)
  expect(heard).toEqual(['token_refreshed ada', 'signed_out -'])
  expect(onSignInElsewhere).not.toHaveBeenCalled()
})

test('while a recovery is expected the new session is told as one', async () => {
  const { changes, heard, tab } = await follow()
  const settle = changes.expectRecovery()
  tab.local.setItem(key, raw('ada', 't1'))
  changes.report('signed_in')
  settle()
  tab.local.setItem(key, raw('ada', 't2'))
  changes.report('user_updated')
  expect(heard).toEqual(['password_recovery ada', 'user_updated ada'])
})

test('a damaged session counts as signed out', async () => {
  const { changes, heard, tab } = await follow(raw('ada', 't1'))
  tab.local.setItem(key, '{"access_token":')
  changes.report()
  expect(heard).toEqual(['signed_out -'])
})

test('whoever unsubscribed hears nothing, not even the initial session that was on its way', async () => {
  const { changes, heard, tab, stop } = await follow()
  stop()
  const late = vi.fn()
  changes.subscribe(late)()
  tab.local.setItem(key, raw('ada', 't1'))
  changes.report('signed_in')
  // Who subscribed after them is told after them.
  const next = vi.fn()
  changes.subscribe(next)
  await expect.poll(() => next.mock.calls.length).toBe(1)
  expect(heard).toEqual([])
  expect(late).not.toHaveBeenCalled()
})

test('who signs in while the first look is under way is told of, not the nobody of before', async () => {
  const tab = openBrowser().openTab()
  const storage = createSessionStorage(tab)
  let answer = (_session: null): void => {}
  const initial = (): Promise<null> => new Promise((resolve) => (answer = resolve))
  const changes = createSessionChanges({ storage, initial, onSignInElsewhere: () => {} })
  const heard: (string | undefined)[] = []
  changes.subscribe(({ session }) => heard.push(session?.user.id))
  tab.local.setItem(key, raw('ada', 't1'))
  changes.report('signed_in')
  answer(null)
  await expect.poll(() => heard).toEqual(['ada'])
})
