import { createHash } from 'node:crypto'
import { pageReviews } from '@dst/content/sources'
import { expect, test } from 'vitest'
import { benefits } from './benefits.tsx'

test('the benefits keep the specified words, and beside each stands what is true of it', () => {
  expect(benefits.map(({ title }) => title)).toEqual([
    'RIA partner network',
    'SEC compliant (Reg D 506(c))',
    '45/180 day timeline support',
    'Institutional properties',
  ])
  const [network, compliance, timeline, properties] = benefits.map(({ text }) => text)
  expect(network).toContain('Partner firms pay us')
  expect(compliance).toContain('describes offerings, not us')
  expect(compliance).toContain('The SEC itself approves no offering')
  expect(timeline).toContain('can keep your exchange and remind you of its dates by email. A reminder can fail')
  expect(timeline).toContain('stays with you, your intermediary and your CPA')
  expect(properties).toContain('The account itself gives you no property')
})

test('new words have a new review date: both change here together', () => {
  const words = createHash('sha256').update(JSON.stringify(benefits)).digest('hex').slice(0, 10)
  expect([words, pageReviews.signUp.reviewed]).toEqual(['5eeceee217', '2026-11-28'])
})
