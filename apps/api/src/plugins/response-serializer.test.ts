import { endpoints } from '@dst/contracts'
import { goldInvestor, newInvestor } from '@dst/contracts/sample-investor'
import { expect, test } from 'vitest'
import { responseSerializer } from './response-serializer.ts'

const investor = responseSerializer({ schema: endpoints.getMe.responses[200] })

test.each([
  ['a record that is filled', goldInvestor],
  ['a record with nothing but defaults', newInvestor],
])('%s is sent as it is', (_, record) => {
  expect(JSON.parse(investor(record))).toEqual(record)
})

test('a field that the contract does not name is not sent', () => {
  const sent = investor({ ...goldInvestor, passwordHash: 'argon2id', authUserId: 'secret' })
  expect(JSON.parse(sent)).toEqual(goldInvestor)
})

test('a missing field is no answer', () => {
  const { email: _, ...rest } = goldInvestor
  expect(() => investor(rest)).toThrow('email')
})

test.each([
  ['a record', goldInvestor],
  ['whether there is an account', { account: 'some' }],
])('of several shapes, the one that fits is sent, without what it does not name: %s', (_, answer) => {
  const either = responseSerializer({ schema: endpoints.findUser.responses[200] })
  expect(JSON.parse(either({ ...answer, secret: 'secret' }))).toEqual(answer)
})

test('texts are escaped', () => {
  const bio = 'Quote " backslash \\ line\n and \u2028'
  expect(JSON.parse(investor({ ...goldInvestor, bio }))).toMatchObject({ bio })
})
