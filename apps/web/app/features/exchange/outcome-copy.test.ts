import { describeExchange, emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { outcomeSentences } from './outcome-copy.ts'
import { finished } from './testing/finished-files.ts'
import { couple } from './testing/sample-files.ts'

const words = (file: ExchangeFile, today: string) => outcomeSentences(describeExchange(file, today)).join(' ')

test('while it runs nothing is told as past', () => {
  expect(words(finished.complete, '2027-02-28')).toBe('')
  expect(words(emptyExchangeFile, '2027-02-28')).toBe('')
})

test('everything was received', () => {
  expect(words(finished.complete, '2027-03-01')).toBe(
    'Your exchange is complete: you received what you bought on Mon Mar 1, 2027, for $1,880,559 in all. ' +
      'All of the gain of $1,119,316 was put off.',
  )
})

test('a part was received', () => {
  expect(words(finished.partial, '2027-04-16')).toBe(
    'Your exchange is over. By your entries you received 1 of 2 properties, for $940,280 in all. $740,000 of the ' +
      'cash was not spent and $199,720 of the debt was not replaced. Of the gain of $1,119,316, $179,596 was put ' +
      'off, and $939,720 is generally taxed. If an extension of your return was filed in time, you have until Thu ' +
      'May 20, 2027 to close: enter it under Dates.',
  )
})

test('before the last day it is asked whether more was named', () => {
  const { purchases } = finished.partial
  const one = { ...finished.partial, purchases: purchases.slice(0, 1) }
  expect(words(one, '2027-03-02')).toContain('By your entries you received the one property, for $940,280 in all.')
  expect(words(one, '2027-03-02')).toMatch(
    /If you named more than that, enter it under List: you have until Thu Apr 15, 2027 to close on it\.$/,
  )
  expect(words(one, '2027-04-16')).not.toContain('named more')
})

test('nothing was received', () => {
  expect(words(finished.failed, '2027-05-21')).toMatch(
    /^Your exchange is over\. By your entries you received nothing, so it was not completed\. .* All of the gain of \$1,119,316 is generally taxed\. .* you had until Thu May 20/,
  )
  expect(words(couple, '2027-05-21')).toMatch(/^Your exchange is over, and nothing is entered that you received\. If/)
})
