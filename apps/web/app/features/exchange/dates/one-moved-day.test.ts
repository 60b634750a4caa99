import { describeExchange, emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { noticeDay } from '../list/list-days.ts'
import { calendarFile } from './calendar-file.ts'
import { countedOf, disasterMessage, tableRows } from './dates-table.ts'
import { firstLine, plainText } from './dates-copy.ts'
import { lineOf } from './line-of-days.ts'

/** Day 45 is January 5, 2027, and the last day to close April 15, when the return is due. */
const withNotice = (disasterDate: string, postponementDate: string): ExchangeFile => ({
  ...emptyExchangeFile,
  sales: [{ id: 'a', closing: '2026-11-21' }],
  deadlines: { disasterDate, postponementDate, affected: true },
})
const closingAlone = withNotice('2027-03-01', '2027-05-03')
const namingAlone = withNotice('2026-12-20', '2027-02-01')

function reported(file: ExchangeFile, today: string) {
  const { dates, naming } = describeExchange(file, today)
  if (!dates.ok) throw new Error(dates.error)
  const counted = countedOf(file)
  const calendar = calendarFile({
    dates: dates.value,
    counted,
    exchange: 'a',
    madeAt: new Date(`${today}T12:00:00Z`),
    today: dates.value.closing,
    revise: () => ({}),
  })
  return {
    first: plainText(firstLine(dates.value, 'none')),
    disaster: disasterMessage(dates.value),
    rows: tableRows(dates.value, counted).map(({ heading }) => heading),
    stops: lineOf(dates.value, dates.value.closing).stops.map(({ label }) => label),
    calendar: calendar.replaceAll('\r\n ', '').match(/(?<=SUMMARY:).*/g),
    notice: noticeDay(naming),
  }
}

test('a notice that moves the last day to close alone is not said to move day 45', () => {
  const after45 = reported(closingAlone, '2027-03-10')
  expect(after45).toMatchObject({
    disaster:
      'Moved by section 6 of Rev. Proc. 2018-58, for an IRS notice that postpones deadlines to Mon May 3, 2027. ' +
      'Only the last day to close moves: without the notice it is Thu Apr 15, 2027.',
    stops: ['Closing of your sale', 'Last day to name property', 'Last day to close, moved'],
    calendar: [
      'Exchange: last day to name property',
      String.raw`Exchange: last day to close\, as an IRS notice moves it`,
    ],
    notice: 'January 5, 2027',
  })
  expect(after45.first).toMatch(
    /^Day 45 was Tue Jan 5, 2027\. By the IRS notice you generally have until Mon May 3, 2027 to close on what/,
  )
  expect(after45.rows).toEqual(
    expect.arrayContaining(['Last day to name property', 'Last day to close, without the notice']),
  )
  expect(reported(closingAlone, '2027-01-04').first).toMatch(
    /^You have 1 day left, until Tue Jan 5, 2027, to name property, and by the IRS notice generally until Mon May 3, 2027 to close\./,
  )
  expect(reported(closingAlone, '2027-01-05').first).toMatch(
    /^Today, Tue Jan 5, 2027, is the last day to name property, until midnight\. By the IRS notice you generally have until Mon May 3/,
  )
  expect(reported(closingAlone, '2027-05-04').first).toMatch(/ended on Mon May 3, 2027, as the IRS notice moves it\./)
})

test('a notice that moves the last day to name property alone is not said to move the end', () => {
  const named = reported(namingAlone, '2026-12-30')
  expect(named).toMatchObject({
    disaster:
      'Moved by section 17 of Rev. Proc. 2018-58, for an IRS notice that postpones deadlines to Mon Feb 1, 2027. ' +
      'Only the last day to name property moves: without the notice it is Tue Jan 5, 2027.',
    stops: ['Closing of your sale', 'Last day to name property, moved', 'Last day to close'],
    calendar: [
      String.raw`Exchange: last day to name property\, as an IRS notice moves it`,
      'Exchange: last day to close',
    ],
    notice: 'April 15, 2027 (postponed under section 17 of Rev. Proc. 2018-58)',
  })
  expect(named.first).toMatch(
    /^By the IRS notice you generally have until Thu Apr 15, 2027 to name property, and until Thu Apr 15, 2027, which it does not move, to close\./,
  )
  expect(named.rows).toEqual(
    expect.arrayContaining(['Last day to name property, without the notice', 'Last day to close']),
  )
  expect(reported(namingAlone, '2027-04-16').first).toMatch(/^Your exchange period ended on Thu Apr 15, 2027\. /)
})
