import { describeExchange, emptyExchangeFile, type PlainDate } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { revised, type CalendarRevisions } from '../store/calendar-revisions.ts'
import { calendarFile } from './calendar-file.ts'
import type { Counted } from './dates-table.ts'

type Extension = Counted['extension']

interface Made {
  madeAt?: string
  disaster?: object
  today?: PlainDate
  before?: CalendarRevisions | undefined
}

/** The text of a file, and what it leaves behind for the next one. */
function madeFile(closing: string, extension: Extension, made: Made = {}) {
  const { madeAt = '2026-11-25T12:00:00Z', disaster = {}, today = '2026-11-25', before } = made
  const deadlines = { extension, ...disaster }
  const dates = describeExchange({ ...emptyExchangeFile, sales: [{ id: 'a', closing }], deadlines }, today).dates
  if (!dates.ok) throw new Error(dates.error)
  const counted: Counted = { kind: 'individual', fiscalYearEnd: '12-31', extension, closings: 1 }
  let after = before
  const revise = (contents: Readonly<Record<string, string>>) => {
    after = revised(before, 'x7', contents, new Date(madeAt))
    return after.events
  }
  const inputs = { dates: dates.value, counted, exchange: 'x7', madeAt: new Date(madeAt), today, revise }
  return { text: calendarFile(inputs), after }
}

function fileFor(closing: string, extension: Extension, made: Made = {}): string[] {
  // A line of a calendar file goes on in the next one when that begins with a space or a tab.
  return unfolded(madeFile(closing, extension, made).text)
}

const values = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1))
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
const sequences = (text: string): Record<string, number> => {
  const ids = values(unfolded(text), 'UID').map((uid) => uid.replace('-x7@exchange-dates', ''))
  const numbers = values(unfolded(text), 'SEQUENCE').map(Number)
  expect(numbers).toHaveLength(ids.length)
  return Object.fromEntries(ids.map((id, index) => [id, numbers[index] ?? -1]))
}

test('one event lasts the whole of each day, in no time zone', () => {
  const lines = fileFor('2026-11-21', 'none')
  expect(values(lines, 'SUMMARY')).toEqual([
    'Exchange: last day to name property',
    'Exchange: last day to close',
    'Exchange: last day to file for an extension of the return',
    'Exchange: last day to close\\, only if the return was extended',
  ])
  expect(values(lines, 'DTSTART')).toEqual([
    'VALUE=DATE:20270105',
    'VALUE=DATE:20270415',
    'VALUE=DATE:20270415',
    'VALUE=DATE:20270520',
  ])
  expect(values(lines, 'DTEND')).toEqual([
    'VALUE=DATE:20270106',
    'VALUE=DATE:20270416',
    'VALUE=DATE:20270416',
    'VALUE=DATE:20270521',
  ])
})

test('a later file has the same ids, and a higher sequence for what has changed alone', () => {
  const first = madeFile('2026-11-21', 'none')
  const ids = ['identification', 'end', 'extension', 'extended-end']
  expect(Object.keys(sequences(first.text))).toEqual(ids)

  const again = madeFile('2026-11-21', 'none', { madeAt: '2027-01-02T12:00:00Z', before: first.after })
  expect(sequences(again.text)).toEqual(sequences(first.text))

  // In the same second one day later.
  const moved = madeFile('2026-11-22', 'none', { before: again.after })
  for (const id of ids) expect(sequences(moved.text)[id]).toBe((sequences(first.text)[id] ?? 0) + 1)

  // The day to name doesn't depend on the extension.
  const filed = madeFile('2026-11-22', 'filed', { madeAt: '2026-12-01T12:00:00Z', before: moved.after })
  expect(sequences(filed.text)['identification']).toBe(sequences(moved.text)['identification'])
  expect(sequences(filed.text)['end']).toBeGreaterThan(sequences(moved.text)['end'] ?? 0)
})

test('a device that saved no file before is above another that saved one earlier', () => {
  const one = madeFile('2026-11-21', 'none')
  const other = madeFile('2026-11-22', 'none', { madeAt: '2026-11-25T12:00:01Z' })
  expect(sequences(other.text)['end']).toBe((sequences(one.text)['end'] ?? 0) + 1)
})

test('each reminds at 9:00 of the person’s day, 14, 3 and 1 days before', () => {
  const lines = fileFor('2026-11-21', 'filed')
  // Back from the midnight at which the day begins: 13 days and 15 hours before it is 9:00, 14 days ahead.
  const triggers = ['-P13DT15H', '-P2DT15H', '-PT15H']
  expect(values(lines, 'TRIGGER')).toEqual([...triggers, ...triggers])
  expect(values(lines, 'DESCRIPTION').filter((text) => text.startsWith('Exchange: last day to name property'))).toEqual(
    [
      'Exchange: last day to name property: in 14 days',
      'Exchange: last day to name property: in 3 days',
      'Exchange: last day to name property: tomorrow',
    ],
  )
})

test('no line is above 75 octets, and what a comma separates is escaped in alarms too', () => {
  const notice = { disasterDate: '2026-09-10', postponementDate: '2027-02-01', affected: true }
  for (const { text } of [
    madeFile('2026-11-21', 'none'),
    madeFile('2026-11-21', 'planned'),
    madeFile('2026-08-01', 'none', { disaster: notice }),
  ]) {
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(lengths.length).toBeGreaterThan(20)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
    expect(unfolded(text).filter((line) => /^(?:SUMMARY|DESCRIPTION):.*(?<!\\)[,;]/.test(line))).toEqual([])
  }
})

test('what is past is left to the file that was saved before it', () => {
  const names = Object.keys(sequences(madeFile('2026-11-21', 'none', { today: '2027-01-05' }).text))
  expect(names).toContain('identification')
  const later = Object.keys(sequences(madeFile('2026-11-21', 'none', { today: '2027-01-06' }).text))
  expect(later).toEqual(['end', 'extension', 'extended-end'])
})

test.each([
  ['none', 'This assumes that no extension of the return is filed.'],
  ['planned', 'This assumes that no extension of the return has been filed: a planned one does not count yet.'],
  ['filed', 'This assumes that the extension of the return was filed in time.'],
] as const)('the text names the assumption about an extension: %s', (extension, words) => {
  expect(values(fileFor('2026-11-21', extension), 'DESCRIPTION').filter((text) => text.includes(words))).toHaveLength(1)
})

test('after a disaster the events stand on the moved days, and name the notice and the day without it', () => {
  const notice = { disasterDate: '2026-09-10', postponementDate: '2027-02-01', affected: true }
  const lines = fileFor('2026-08-01', 'none', { disaster: notice })
  expect(values(lines, 'SUMMARY')).toEqual([
    'Exchange: last day to name property\\, as an IRS notice moves it',
    'Exchange: last day to close\\, as an IRS notice moves it',
  ])
  expect(values(lines, 'DTSTART')).toEqual(['VALUE=DATE:20270201', 'VALUE=DATE:20270415'])
  expect(values(lines, 'UID')).toEqual(['identification-x7@exchange-dates', 'end-x7@exchange-dates'])
  const [naming, closing] = values(lines, 'DESCRIPTION').filter((text) => text.startsWith('Moved by section 17'))
  expect(naming).toContain('Without the notice the last day is Tue Sep 15\\, 2026.')
  expect(closing).toContain('Without the notice the last day is Thu Jan 28\\, 2027.')
  expect(closing).toContain('With an extension filed in time it is Fri May 28\\, 2027.')
})
