import { expect, test } from 'vitest'
import { makePasswordJudge } from './guessable.ts'

const judge = await makePasswordJudge(['DST Investing', '1031 exchange'])
const owner = {
  email: 'avery.lee42@example.com',
  metadata: { firstName: 'Avery', lastName: 'Björk-Lee', username: 'avlee', agreed: true },
}

test.each([
  'password',
  'PASSWORD',
  'Password1',
  'Password1!',
  'P@ssw0rd',
  'Pa$$w0rd2026!',
  'pass-word',
  '12345678',
  'qwerty123',
  'Sunsh1ne',
  'F00tba11',
  'Welcome1',
  // Full-width letters are the same letters.
  'ｐａｓｓｗｏｒｄ',
])('%s is one of the first that anybody tries', (password) => {
  expect(judge(password, owner)).toBe('common')
})

test.each([
  'avery.lee42@example.com',
  'Avery.Lee42@Example.com1',
  'avery.lee42',
  'AveryLee2026!',
  'BjörkLee1!',
  'bjork-lee-Avery',
  'Avery123',
  'AveryBjörk-Lee',
  '@very-L33',
  'avlee1234',
  'DST Investing',
  'dstinvesting1',
  'D$T-Inv3st1ng!',
  '1031Exchange',
  '1031-exchange-!',
])('%s is what a guesser who knows the person and the site tries', (password) => {
  const spelled = { ...owner, metadata: { ...owner.metadata, nick: 'Bjork-Lee' } }
  expect(judge(password, spelled)).toBe('personal')
})

test.each([
  '00000000',
  'AAAAAAAA',
  '12341234',
  '123123123',
  'abcabcabc!',
  '19991999',
  'hellohello',
  '87654321',
  '9876543210',
  'abcdefgh',
  'qwertzuiop',
  'lkjhgfdsa',
  'poiuytrewq1!',
  'password123456789',
  'sunshine987654321!',
])('%s repeats or runs on, and is one of the first', (password) => {
  expect(judge(password, owner)).toBe('common')
})

test.each(['ponds-ponds-and-ponds', 'quillpondquillpond', 'abcdefgh and a heron', '20261128', 'heron82641937'])(
  '%s only has a part that repeats or runs',
  (password) => {
    expect(judge(password, owner)).toBeUndefined()
  },
)

test('six digits or signs at the end hide nothing, and a seventh does', () => {
  expect(judge('sunshine12345', owner)).toBe('common')
  expect(judge('sunshine12345!', owner)).toBe('common')
  expect(judge('sunshine84736!?', owner)).toBeUndefined()
})

test.each(['Correct-Horse-1', 'a long password', 'Avery likes ponds', 'investing in ponds', 'зелёный-чай', ''])(
  '%j is none of the first',
  (password) => {
    expect(judge(password, owner)).toBeUndefined()
  },
)

test('an account of which nothing is known has no words of its own', () => {
  expect(judge('avlee1234', {})).toBeUndefined()
  expect(judge('dst investing', { email: null })).toBe('personal')
})
