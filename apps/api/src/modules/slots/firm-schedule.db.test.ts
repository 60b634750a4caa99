import { partnerFirm } from '@dst/content/partner'
import { expect, onTestFinished, test } from 'vitest'
import { contentSchedule } from '../../config/content-schedule.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { readSchedule, saveSchedule } from './firm-schedule.ts'
import { scheduleIssues } from './schedule-issues.ts'

const now = new Date('2026-11-23T12:00:00Z')
const firm = { ...partnerFirm, crd: '222222' }
const schedule = contentSchedule(firm)
const by = '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11'
const fieldsOf = (changes: Partial<typeof schedule>) =>
  scheduleIssues({ ...schedule, ...changes }, now).map(({ field, code }) => `${field} ${code}`)

onBothEngines((database) => {
  test('a firm works as the site says until it saves a schedule, and of two who save at once one is told', async () => {
    onTestFinished(async () => void (await database().deleteFrom('firmSchedules').execute()))
    expect(await readSchedule(database(), firm)).toEqual({ schedule, version: 0, updatedAt: null })
    const changed = { ...schedule, conversationMinutes: 45, meetingLink: 'https://meet.example.com/a' }
    const save = (minutes: number, version: number) =>
      saveSchedule(database(), {
        firm,
        schedule: { ...changed, conversationMinutes: minutes },
        version,
        by,
        now,
      })
    const both = await Promise.all([save(45, 0), save(60, 0)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const saved = await readSchedule(database(), firm)
    expect(saved).toMatchObject({ version: 1, updatedAt: now.toISOString() })
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'version_conflict', current: saved } })
    expect(await save(30, 1)).toMatchObject({ ok: true, value: { version: 2, schedule: { conversationMinutes: 30 } } })
    expect(await save(20, 1)).toMatchObject({ ok: false, error: { code: 'version_conflict' } })
    expect(await save(14, 2)).toMatchObject({ ok: false, error: { code: 'validation_failed' } })
    expect(await database().selectFrom('firmSchedules').select(['firm', 'updatedBy']).execute()).toEqual([
      { firm: '222222', updatedBy: by },
    ])
    expect(await readSchedule(database(), { ...firm, crd: '333333' })).toMatchObject({ version: 0 })
  })
})

test('a schedule is refused for every field that is wrong, and for no other', () => {
  expect(fieldsOf({})).toEqual([])
  const open = { from: '09:00', to: '09:00' }
  expect(
    fieldsOf({
      timeZone: 'America/Gotham',
      hours: { ...schedule.hours, 3: open },
      blocked: [
        { from: '2026-11-24T15:00:00Z', to: '2026-11-24T16:00:00Z' },
        { from: '2026-11-24T15:00:00Z', to: '2026-11-24T15:00:00Z' },
      ],
      conversationMinutes: 121,
      meetingLink: 'http://meet.example.com',
    }),
  ).toEqual([
    'timeZone zone-unknown',
    'hours.3 hours-reversed',
    'blocked.1 blocked-reversed',
    'conversationMinutes minutes-out-of-range',
    'meetingLink link-not-https',
  ])
})

test.each([
  [14, ['conversationMinutes minutes-out-of-range']],
  [15, []],
  [120, []],
  [121, ['conversationMinutes minutes-out-of-range']],
])('a conversation of %i minutes', (conversationMinutes, expected) => {
  expect(fieldsOf({ conversationMinutes })).toEqual(expected)
})

test('at most 366 days are closed and 500 spans blocked', () => {
  const days = (count: number) => Array.from({ length: count }, () => '2027-07-05')
  const spans = (count: number) =>
    Array.from({ length: count }, () => ({ from: '2027-11-24T15:00:00Z', to: '2027-11-24T16:00:00Z' }))
  expect(fieldsOf({ closedDays: days(366), blocked: spans(500) })).toEqual([])
  expect(fieldsOf({ closedDays: days(367), blocked: spans(501) })).toEqual([
    'closedDays too-many-closed-days',
    'blocked too-many-blocked',
  ])
})

test.each(['meet.example.com', 'javascript:alert(1)', 'https://', ''])('%j is no link to meet at', (meetingLink) => {
  expect(fieldsOf({ meetingLink })).toEqual(['meetingLink link-not-https'])
})

test('a firm must be open on one of the next sixty days', () => {
  const hours = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }
  expect(fieldsOf({ hours })).toEqual(['hours no-working-day'])
  const blocked = [{ from: '2026-11-01T00:00:00Z', to: '2027-01-21T14:00:00Z' }]
  // The sixtieth day is January 21; it opens at 9 am in New York, 14:00 UTC.
  expect(fieldsOf({ blocked })).toEqual([])
  expect(fieldsOf({ blocked: [{ from: '2026-11-01T00:00:00Z', to: '2027-01-22T14:00:00Z' }] })).toEqual([
    'hours no-working-day',
  ])
})
