import { expect, test } from 'vitest'
import { bringsLink, withoutStrayTokens } from './stray-tokens.ts'

const tokens = 'access_token=a&refresh_token=r&expires_in=3600&token_type=bearer'
const at = (address: string) => withoutStrayTokens(new URL(address, 'https://site.example.com'))

test.each(['/', '/learn', '/faq', '/contact', '/profile', '/questionnaire', '/verify-signup', '/nowhere'])(
  'tokens in the address of %s are taken out',
  (path) => {
    expect(at(`${path}#${tokens}`)).toBe(path)
    expect(at(`${path}?${tokens}`)).toBe(`${path}?expires_in=3600&token_type=bearer`)
    expect(at(`${path}?${tokens}#top`)).toBe(`${path}?expires_in=3600&token_type=bearer#top`)
    expect(at(`${path}?page=2#${tokens}`)).toBe(`${path}?page=2`)
    expect(at(`${path}#provider_token=g`)).toBe(path)
    expect(at(`${path}#provider_refresh_token=g`)).toBe(path)
    expect(at(`${path}#refresh_token=r`)).toBe(path)
  },
)

test.each(['/auth/callback', '/auth/callback/', '/reset-password'])('%s reads its tokens itself', (path) => {
  expect(at(`${path}#${tokens}`)).toBeUndefined()
  expect(at(`${path}?${tokens}`)).toBeUndefined()
})

test.each(['/learn', '/learn#costs', '/faq?q=access_token', '/faq#access-token', '/verify-signup?token=1&email=a'])(
  '%s has none and stays as it is',
  (address) => {
    expect(at(address)).toBeUndefined()
  },
)

test.each([
  ['/auth/confirm#token_hash=a&type=recovery', true],
  ['/auth/callback/#access_token=a', true],
  ['/reset-password#error_code=otp_expired', true],
  ['/verify-signup#token_hash=a', true],
  ['/this-was-not-me#token=a', true],
  ['/this-was-not-me', false],
  ['/reset-password#main', false],
  ['/exchange/shared#key=a', false],
])('whether %s brings a link for its page to read: %j', (address, brings) => {
  expect(bringsLink(new URL(address, 'https://site.example.com'))).toBe(brings)
})
