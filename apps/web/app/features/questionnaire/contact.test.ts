import type { AuthUser } from '@dst/auth'
import { expect, test, vi } from 'vitest'
import { contactOf } from './contact.ts'

test('a name that is longer than the record takes is cut, so that the answers can be sent', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  const user: Partial<AuthUser> = {
    email: 'vera@example.com',
    provider: 'google',
    firstName: 'V'.repeat(300),
    lastName: ' Okafor ',
  }
  expect(contactOf(user as AuthUser)).toMatchObject({ firstName: 'V'.repeat(100), lastName: 'Okafor' })
  vi.unstubAllGlobals()
})
