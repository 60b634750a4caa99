import { beforeEach, expect, test, vi } from 'vitest'
import { clearHandOverAtSignOut, readHandOver } from '~/services/hand-over.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { hasWayBack, leavePublicPage, leaveWayBack, pathAfterSignIn } from './way-back.ts'

const ada = { userId: 'ada', email: 'ada@example.com', path: '/questionnaire?step=5' }

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

test('a sign-in leads back to where the person left, once, with the address filled in', () => {
  leaveWayBack(ada)
  expect([hasWayBack(), readHandOver('prefilledEmail')]).toEqual([true, 'ada@example.com'])
  expect(pathAfterSignIn('ada', '/profile')).toBe('/questionnaire?step=5')
  expect(hasWayBack()).toBe(false)
  expect(pathAfterSignIn('ada', '/profile')).toBe('/profile')
})

test.each(['eve', undefined])('the sign-in of %s goes the usual way, and so does the next one', (userId) => {
  leaveWayBack(ada)
  expect(pathAfterSignIn(userId, '/profile')).toBe('/profile')
  expect(pathAfterSignIn('ada', '/profile')).toBe('/profile')
})

test('signing out forgets where the person was', () => {
  leaveWayBack(ada)
  clearHandOverAtSignOut()
  expect(pathAfterSignIn('ada', '/profile')).toBe('/profile')
})

test('whoever signs in after leaving a public page returns to it, once', () => {
  leavePublicPage('/exchange/packet')
  expect(pathAfterSignIn('ada', '/profile')).toBe('/exchange/packet')
  expect(pathAfterSignIn('ada', '/profile')).toBe('/profile')
})
