import { createFakeAuthClient } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { otherAccount } from './other-account.ts'

const anna = 'anna@example.com'
const bert = 'bert@example.com'

async function signedInAs(email: string | undefined) {
  const auth = createFakeAuthClient({ accounts: [{ email: anna }, { email: bert }] })
  if (email !== undefined) auth.fake.signInAs(email)
  return { auth, userId: (await auth.session())?.user.id ?? '' }
}

test('a link of somebody else tells both addresses', async () => {
  const { auth } = await signedInAs(anna)
  expect(await otherAccount({ userId: 'another', email: bert }, auth)).toEqual({ present: anna, other: bert })
  expect(await otherAccount({ email: bert }, auth)).toEqual({ present: anna, other: bert })
})

test('a link of the person who is signed in asks nothing, also where the address has changed', async () => {
  const { auth, userId } = await signedInAs(anna)
  expect(await otherAccount({ userId, email: 'new@example.com' }, auth)).toBeUndefined()
  expect(await otherAccount({ email: ' Anna@example.com ' }, auth)).toBeUndefined()
})

test('nothing is asked where nobody is signed in, or where the link tells nothing', async () => {
  expect(await otherAccount({ userId: 'another', email: bert }, (await signedInAs(undefined)).auth)).toBeUndefined()
  expect(await otherAccount(undefined, (await signedInAs(anna)).auth)).toBeUndefined()
})
