import { expect, test } from 'vitest'
import type { CalendarDate } from '../sources/index.ts'
import { answers, dueAnswers, reviewDays } from './index.ts'

const { boot } = answers
const pages = [boot]

test('an answer is due by the older of its words and its sources, and says the day of each', () => {
  expect(reviewDays(boot)).toEqual({ text: '2026-11-29', read: '2026-11-21', next: '2027-05-21' })
  const edited = { ...boot, limit: { ...boot.limit, reviewed: '2026-10-31' } } as const
  expect(reviewDays(edited)).toEqual({ text: '2026-10-31', read: '2026-11-21', next: '2027-04-30' })
  expect(reviewDays({ ...boot, evidence: { ...boot.evidence, about: 'practice' } }).next).toBe('2027-11-21')
})

test('no answer says that it was reviewed before it was written', () => {
  const early = Object.values(answers).filter((page) => reviewDays(page).text < page.evidence.changes[0].on)
  expect(early.map(({ slug }) => slug)).toEqual([])
})

test.each<[CalendarDate, { near: string[]; late: string[] }]>([
  ['2027-04-20', { near: [], late: [] }],
  ['2027-04-21', { near: ['boot'], late: [] }],
  ['2027-05-21', { near: ['boot'], late: [] }],
  ['2027-07-20', { near: ['boot'], late: [] }],
  ['2027-07-21', { near: [], late: ['boot'] }],
])('on %s the review of an answer that is due on May 21, 2027 is told', (today, due) => {
  expect(dueAnswers(pages, today)).toEqual(due)
})

test('no answer has waited for its review for more than two months', async ({ annotate }) => {
  const today = new Date().toISOString().slice(0, 10) as CalendarDate
  const { near, late } = dueAnswers(Object.values(answers), today)
  if (near.length > 0) await annotate(`to be read again: ${near.join(', ')}`, 'warning')
  expect(late).toEqual([])
})
