import { failingHealth, fineHealth } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import { checkSummary, failuresFirst } from './health-order.ts'

test('failures come first, then notices, then what is fine in its own order', () => {
  expect(failuresFirst(failingHealth.checks).map(({ level }) => level)).toEqual(['failure', 'notice', 'fine', 'fine'])
  expect(failuresFirst(fineHealth.checks).map(({ text }) => text)[1]).toMatch(/^The database/)
})

test('the summary counts failures, and says "fine" only when everything is', () => {
  const check = (level: 'fine' | 'notice' | 'failure') => ({ level, text: level })
  expect(checkSummary([check('fine'), check('failure')])).toBe('1 of 2 checks has failed.')
  expect(checkSummary([check('failure'), check('failure')])).toBe('2 of 2 checks have failed.')
  expect(checkSummary([check('fine'), check('notice')])).toBe('Nothing fails. There is something to know.')
  expect(checkSummary([check('fine')])).toBe('Everything is fine.')
})
