import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearHandOverAtSignOut, readHandOver, takeHandOver, writeHandOver } from './hand-over.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const registration = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  dateOfBirth: '',
  phoneNumber: '',
  username: 'ada',
}

describe('hand-over between pages', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

  test('keeps each value under its own key', () => {
    writeHandOver('registrationData', registration)
    writeHandOver('justVerified', true)
    writeHandOver('prefilledEmail', 'ada@example.com')
    writeHandOver('dstScore', 85)

    expect(sessionStorage.getItem('registrationData')).toBe(
      '{"email":"ada@example.com","firstName":"Ada","lastName":"Byron","dateOfBirth":"","phoneNumber":"","username":"ada"}',
    )
    expect(sessionStorage.getItem('justVerified')).toBe('true')
    expect(sessionStorage.getItem('prefilledEmail')).toBe('ada@example.com')
    expect(sessionStorage.getItem('dstScore')).toBe('85')
  })

  test('gives back what was left', () => {
    writeHandOver('registrationData', registration)
    writeHandOver('dstScore', -13)

    expect(readHandOver('registrationData')).toEqual(registration)
    expect(readHandOver('dstScore')).toBe(-13)
  })

  test('gives a message once', () => {
    writeHandOver('authMessage', 'Looks like you already have an account!')

    expect(takeHandOver('authMessage')).toBe('Looks like you already have an account!')
    expect(takeHandOver('authMessage')).toBeUndefined()
  })

  test.each([
    ['registrationData', 'not json'],
    ['registrationData', '"a text"'],
    ['dstScore', 'many'],
    ['dstScore', ''],
  ] as const)('reads a damaged %s (%s) as nothing', (key, stored) => {
    sessionStorage.setItem(key, stored)
    expect(readHandOver(key)).toBeUndefined()
  })

  test('reads a missing field of a record as an empty text', () => {
    sessionStorage.setItem('userData', '{"email":"ada@example.com","firstName":7}')
    expect(readHandOver('userData')).toEqual({ email: 'ada@example.com', firstName: '', lastName: '', provider: '' })
  })

  test('forgets at sign-out all that tells of a person, and keeps the words for the next page', () => {
    writeHandOver('registrationData', registration)
    writeHandOver('justVerified', true)
    writeHandOver('freshUserMetadata', { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' })
    writeHandOver('recordName', { email: 'ada@example.com', firstName: 'Ada' })
    writeHandOver('recoveringUser', '6f2c0a52')
    writeHandOver('dstScore', 95)
    writeHandOver('verifiedEmail', 'ada@example.com')
    writeHandOver('prefilledEmail', 'ada@example.com')

    clearHandOverAtSignOut()

    expect(readHandOver('registrationData')).toBeUndefined()
    expect(readHandOver('justVerified')).toBeUndefined()
    expect(readHandOver('freshUserMetadata')).toBeUndefined()
    expect(readHandOver('recordName')).toBeUndefined()
    expect(readHandOver('recoveringUser')).toBeUndefined()
    expect(readHandOver('dstScore')).toBeUndefined()
    expect(readHandOver('verifiedEmail')).toBeUndefined()
    expect(readHandOver('prefilledEmail')).toBe('ada@example.com')
  })

  test('works as if nothing were stored where the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })

    expect(() => writeHandOver('authMessage', 'hello')).not.toThrow()
    expect(readHandOver('authMessage')).toBeUndefined()
  })
})
