import { createFakeAuthClient } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { otherAccount } from './other-account.ts'

const anna = 'anna@example.com'
const bert = 'bert@example.com'
const expected = { isExpected: true }

async function signedInAs(email: string | undefined) {
  const auth = createFakeAuthClient({ accounts: [{ email: anna }, { email: bert }] })
  if (email !== undefined) auth.fake.signInAs(email)
  return { auth, userId: (await auth.session())?.user.id ?? '' }
}

test('a link of somebody else tells both addresses', async () => {
  const { auth } = await signedInAs(anna)
  expect(await otherAccount({ userId: 'another', email: bert }, auth, expected)).toEqual({ present: anna, other: bert })
  expect(await otherAccount({ email: bert }, auth, expected)).toEqual({ present: anna, other: bert })
})

test('a link of the person who is signed in asks nothing, also where the address has changed', async () => {
  const { auth, userId } = await signedInAs(anna)
  expect(await otherAccount({ userId, email: 'new@example.com' }, auth, expected)).toBeUndefined()
  expect(await otherAccount({ email: ' Anna@example.com ' }, auth, expected)).toBeUndefined()
})

test('nothing is asked where nobody is signed in and the link is expected, or tells nothing', async () => {
  expect(
    await otherAccount({ userId: 'another', email: bert }, (await signedInAs(undefined)).auth, expected),
  ).toBeUndefined()
  expect(await otherAccount(undefined, (await signedInAs(anna)).auth, expected)).toBeUndefined()
})

test('a link that is not expected is asked about where nobody is signed in, and names its account', async () => {
  const strange = { isExpected: false }
  const nobody = await signedInAs(undefined)
  expect(await otherAccount({ userId: 'another', email: bert }, nobody.auth, strange)).toEqual({ other: bert })
  const { auth, userId } = await signedInAs(anna)
  expect(await otherAccount({ userId, email: anna }, auth, strange)).toBeUndefined()
})
