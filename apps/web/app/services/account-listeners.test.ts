import { expect, test } from 'vitest'
import { listenToAccounts, reportArrival, reportDeletion, reportLeaving } from './account-listeners.ts'

test('a sign-out waits until the listeners have saved, and tells them once the account has left', async () => {
  const events: string[] = []
  const note = (event: string) => void events.push(event)
  let letGo: () => void = () => undefined
  const saved = new Promise<void>((resolve) => (letGo = resolve))
  listenToAccounts({
    arrives: (account) => note(`${account} arrives`),
    leaves: async (account) => {
      await saved
      note(`${account} saved`)
      return () => note(`${account} left`)
    },
    isDeleted: (account) => note(`${account} deleted`),
  })
  reportArrival('ada')
  const leaving = reportLeaving('ada')
  expect(events).toEqual(['ada arrives'])
  letGo()
  const leave = await leaving
  expect(events).toEqual(['ada arrives', 'ada saved'])
  leave()
  reportDeletion('ada')
  expect(events).toEqual(['ada arrives', 'ada saved', 'ada left', 'ada deleted'])
})
