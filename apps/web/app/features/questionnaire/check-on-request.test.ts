import { createFakeApiClient, newInvestor } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { checkOnRequest } from './check-on-request.ts'

const email = newInvestor.email

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

function services() {
  return {
    auth: createFakeAuthClient({ accounts: [{ email, confirmed: false }] }),
    api: createFakeApiClient({ investor: null }),
  }
}

test('a link that was opened in this browser lets the person in', async () => {
  const used = services()
  used.auth.fake.openLink(email)
  used.auth.fake.signInAs(email)
  expect(await checkOnRequest(email, used)).toMatchObject({ kind: 'verified', user: { email } })
  expect(used.api.calls).toEqual([])
})

test('a link opened in another browser is told as such: an account exists, nobody is signed in here', async () => {
  const used = { ...services(), api: createFakeApiClient({ investor: newInvestor }) }
  expect(await checkOnRequest(email, used)).toEqual({ kind: 'verified-elsewhere' })
  expect(used.api.callsOf('users.accountExists')).toHaveLength(1)
})

test('a link that nobody has opened leaves the address unverified', async () => {
  expect(await checkOnRequest(email, services())).toMatchObject({
    kind: 'trouble',
    trouble: { title: expect.stringMatching(/^Email not verified/) as string },
  })
})

test('what could not be asked is not called unverified', async () => {
  const used = services()
  used.api.failWith('users.accountExists', { kind: 'network' })
  expect(await checkOnRequest(email, used)).toEqual({
    kind: 'trouble',
    trouble: {
      title: 'Failed to check verification status',
      description: 'Network error. Please check your connection and try again.',
    },
  })
  used.api.failWith('users.accountExists', {
    kind: 'http',
    status: 429,
    code: 'too_many_requests',
    message: '',
    retryAfterSeconds: 6,
  })
  expect(await checkOnRequest(email, used)).toMatchObject({
    kind: 'trouble',
    trouble: { title: 'Failed to check verification status', retryAfterSeconds: 6 },
  })
})
