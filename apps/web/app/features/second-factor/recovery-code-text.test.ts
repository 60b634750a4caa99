import { expect, test } from 'vitest'
import { grouped, recoveryCodeText } from './recovery-code-text.ts'

test.each([
  ['abcdefghijklmnop', 'abcd efgh ijkl mnop'],
  ['JBSWY3DPE', 'JBSW Y3DP E'],
  ['abcd', 'abcd'],
  ['', ''],
])('%s is read as %s', (text, read) => {
  expect(grouped(text)).toBe(read)
})

test('the text to keep names the site, the account and the day, and every code on a line of its own', () => {
  const text = recoveryCodeText(['aaaabbbb', 'ccccdddd'], {
    site: 'DST Investing',
    email: 'ada@example.com',
    madeOn: 'November 23, 2026',
  })
  expect(text.split('\n')).toEqual([
    'Recovery codes for DST Investing',
    'Account: ada@example.com',
    'Made on November 23, 2026',
    '',
    'Each code signs you in once when your authenticator app is out of reach.',
    'Keep them where nobody else finds them.',
    '',
    'aaaa bbbb',
    'cccc dddd',
    '',
  ])
})
