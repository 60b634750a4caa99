import { expect, test } from 'vitest'
import { parseStoredSession, sessionFrom, userFrom } from './stored-session.ts'

const stored = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 2_000_000_000,
  user: { id: 'u1', email: 'Ada@Example.com' },
}

test('a stored session is read with its user, the address in lower case', () => {
  expect(sessionFrom(stored)).toMatchObject({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: 2_000_000_000,
    user: { id: 'u1', email: 'ada@example.com', emailVerified: false, provider: 'email', identities: [], factors: [] },
  })
})

test.each([
  ['nothing', null],
  ['half a text', '{"access_token":'],
  ['another shape', '[]'],
  ['no access token', JSON.stringify({ ...stored, access_token: '' })],
  ['no refresh token', JSON.stringify({ ...stored, refresh_token: undefined })],
  ['no end', JSON.stringify({ ...stored, expires_at: 'soon' })],
  ['no user', JSON.stringify({ ...stored, user: {} })],
])('%s is no session', (_name, raw) => {
  expect(parseStoredSession(raw)).toBeNull()
})

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, ['Ada', 'Lovelace']],
  [{ first_name: 'Ada', last_name: 'Lovelace' }, ['Ada', 'Lovelace']],
  [{ full_name: 'Ada King Lovelace', name: 'ignored' }, ['Ada', 'King Lovelace']],
  [{ full_name: ' Ada\t King  Lovelace ' }, ['Ada', 'King Lovelace']],
  [{ firstName: ' Ada ', last_name: '  ', name: 'Augusta Lovelace' }, ['Ada', 'Lovelace']],
  [{ name: '  Ada ' }, ['Ada', '']],
  [{}, ['', '']],
])('names from %j', (user_metadata, names) => {
  const user = userFrom({ id: 'u1', user_metadata })
  expect([user?.firstName, user?.lastName]).toEqual(names)
})

test('a Google account with a factor, an identity and a pending address', () => {
  const user = userFrom({
    id: 'u1',
    email: 'ada@example.com',
    email_confirmed_at: '2026-01-02T03:04:05.678901Z',
    new_email: 'countess@example.com',
    app_metadata: { provider: 'google' },
    identities: [{ identity_id: 'i1', id: '117', provider: 'google' }],
    factors: [{ id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: 'Phone' }],
  })
  expect(user).toMatchObject({
    provider: 'google',
    emailVerified: true,
    emailConfirmedAt: '2026-01-02T03:04:05.678901Z',
    newEmail: 'countess@example.com',
    identities: [{ id: 'i1', provider: 'google' }],
    factors: [{ id: 'f1', kind: 'totp', status: 'verified', name: 'Phone' }],
  })
})
