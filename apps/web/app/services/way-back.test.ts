import { beforeEach, expect, it, vi } from 'vitest'
import { clearHandOverAtSignOut, readHandOver } from './hand-over'
import { memoryStorage } from './testing/memory-storage'
import { hasWayBack, leaveWayBack, pathAfterSignIn } from './way-back'

const ada = { userId: 'ada', email: 'ada@example.com', path: '/questionnaire?step=5' }

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

it('a sign-in leads back to where the person left, once, with the address filled in', () => {
  leaveWayBack(ada)
  expect([hasWayBack(), readHandOver('prefilledEmail')]).toEqual([true, 'ada@example.com'])
  expect(pathAfterSignIn('ada', '/profile')).toBe('/questionnaire?step=5')
  expect(hasWayBack()).toBe(false)
  expect(pathAfterSignIn('ada', '/profile')).toBe('/profile')
})

it.each(['eve', undefined])('the sign-in of %s goes the usual way, and so does the next one', (userId) => {
  leaveWayBack(ada)
  expect(pathAfterSignIn(userId, '/profile')).toBe('/profile')
  expect(pathAfterSignIn('ada', '/profile')).toBe('/profile')
})

it('signing out forgets where the person was', () => {
  leaveWayBack(ada)
  clearHandOverAtSignOut()
  expect(pathAfterSignIn('ada', '/profile')).toBe('/profile')
})
