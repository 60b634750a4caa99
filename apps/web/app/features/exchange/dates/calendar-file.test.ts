import { describeExchange, emptyExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import type { Counted } from './dates-table.ts'

type Extension = Counted['extension']

function fileFor(closing: string, extension: Extension, madeAt = '2026-11-25T12:00:00Z', disaster = {}): string[] {
  const deadlines = { extension, ...disaster }
  const dates = describeExchange({ ...emptyExchangeFile, sales: [{ id: 'a', closing }], deadlines }, '2026-11-25').dates
  if (!dates.ok) throw new Error(dates.error)
  const counted: Counted = { kind: 'individual', fiscalYearEnd: '12-31', extension, closings: 1 }
  const text = calendarFile({ dates: dates.value, counted, exchange: 'x7', madeAt: new Date(madeAt) })
  // A line of a calendar file goes on in the next one when that begins with a space or a tab.
  return text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
}

const values = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1))

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

test('a later file has the same ids and a higher sequence', () => {
  const first = fileFor('2026-11-21', 'none')
  const later = fileFor('2026-11-22', 'none', '2026-11-25T12:01:00Z')
  expect(values(first, 'UID')).toEqual([
    'identification-x7@exchange-dates',
    'end-x7@exchange-dates',
    'extension-x7@exchange-dates',
    'extended-end-x7@exchange-dates',
  ])
  expect(values(later, 'UID')).toEqual(values(first, 'UID'))
  expect(values(first, 'SEQUENCE')).toEqual(['473040', '473040', '473040', '473040'])
  expect(values(later, 'SEQUENCE')).toEqual(['473041', '473041', '473041', '473041'])
})

test('each reminds 14, 3 and 1 days before', () => {
  const lines = fileFor('2026-11-21', 'filed')
  expect(values(lines, 'TRIGGER')).toEqual(['-P14D', '-P3D', '-P1D', '-P14D', '-P3D', '-P1D'])
  expect(
    values(lines, 'DESCRIPTION')
      .filter((text) => text.startsWith('Exchange:'))
      .slice(0, 3),
  ).toEqual([
    'Exchange: last day to name property: in 14 days',
    'Exchange: last day to name property: in 3 days',
    'Exchange: last day to name property: tomorrow',
  ])
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
  const lines = fileFor('2026-08-01', 'none', undefined, notice)
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
