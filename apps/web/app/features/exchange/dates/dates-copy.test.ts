import {
  describeExchange,
  emptyExchangeFile,
  type ExchangeFile,
  type FileDates,
  type PlainDate,
} from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { isMovedDueDate, phaseOf } from './date-facts.ts'
import { countedLines, disasterMessage, tableRows, yearEndMessage, type Counted } from './dates-table.ts'
import { firstLine, noteIds, plainText, todayLine } from './dates-copy.ts'
import { lineOf } from './line-of-days.ts'

type Entered = Omit<Partial<ExchangeFile>, 'sales'>

function datesFor(closing: string, today: string, entered: Entered = {}): FileDates {
  const dates = describeExchange({ ...emptyExchangeFile, ...entered, sales: [{ id: 'a', closing }] }, today).dates
  if (!dates.ok) throw new Error(dates.error)
  return dates.value
}

type Extension = Counted['extension']
const line = (closing: string, today: string, extension: Extension = 'none', entered: Entered = {}) =>
  plainText(firstLine(datesFor(closing, today, { deadlines: { extension }, ...entered }), extension))

const person: Counted = { kind: 'individual', fiscalYearEnd: '12-31', extension: 'none', closings: 1 }

describe('the first line', () => {
  test('names both days, and what an extension changes', () => {
    expect(line('2026-11-21', '2026-11-21')).toBe(
      'You have 45 days, until Tue Jan 5, 2027, to name property, and until Thu Apr 15, 2027 to close. An ' +
        'extension of your return moves the second date to Thu May 20, 2027 (35 more days).',
    )
  })

  test('says nothing of an extension where the return takes no day', () => {
    expect(line('2026-10-17', '2026-10-20')).toBe(
      'You have 42 days left, until Tue Dec 1, 2026, to name property, and until Thu Apr 15, 2027 to close.',
    )
  })

  test('counts a planned extension as none, and shows both dates', () => {
    expect(line('2026-11-21', '2026-11-21', 'planned')).toMatch(
      /until Thu Apr 15, 2027 to close\. An extension of your return moves the second date to Thu May 20, 2027 \(35 more days\)\. Yours counts once it is filed\.$/,
    )
  })

  test('counts one that was filed, and names the date without it', () => {
    expect(line('2026-11-21', '2026-11-21', 'filed')).toBe(
      'You have 45 days, until Tue Jan 5, 2027, to name property, and until Thu May 20, 2027 to close. That ' +
        'counts the extension that you filed: without it, the second date would be Thu Apr 15, 2027.',
    )
  })

  test('of a partnership one day late in September: the return takes one day', () => {
    expect(line('2026-09-17', '2026-09-17', 'none', { taxpayer: { kind: 'partnership' } })).toMatch(
      /until Mon Mar 15, 2027 to close\. An extension of your return moves the second date to Tue Mar 16, 2027 \(1 more day\)\.$/,
    )
  })

  test('before the closing it is in the future tense', () => {
    expect(line('2026-12-04', '2026-11-25')).toMatch(/^You will have 45 days, until Mon Jan 18, 2027, to name property/)
  })

  test.each([
    ['2026-11-21', /^You have 45 days, until Tue Jan 5, 2027, to name property, and until Thu Apr 15/],
    ['2026-11-22', /^You have 44 days left, until Tue Jan 5, 2027, to name property/],
    ['2026-12-30', /^You have 6 days left, until/],
    ['2027-01-04', /^You have 1 day left, until Tue Jan 5, 2027, to name property/],
    [
      '2027-01-05',
      /^Today, Tue Jan 5, 2027, is the last day to name property, until midnight\. You have until Thu Apr/,
    ],
    ['2027-01-06', /^Day 45 was Tue Jan 5, 2027\./],
  ])('on %s it counts what is left', (today, words) => {
    expect(line('2026-11-21', today)).toMatch(words)
  })

  test('after day 45 it says what is left', () => {
    expect(line('2026-11-21', '2027-01-06')).toMatch(
      /^Day 45 was Tue Jan 5, 2027\. You have until Thu Apr 15, 2027 to close on what you named or received by then\. An extension/,
    )
  })

  test('after the end it says so, and what a filed extension would change', () => {
    expect(line('2026-11-21', '2027-04-16')).toBe(
      'Your exchange period ended on Thu Apr 15, 2027. If an extension of your return was filed in time, the ' +
        'last day is Thu May 20, 2027.',
    )
  })

  test('of ten years ago is a kind refusal', () => {
    expect(line('2016-03-01', '2026-11-25')).toBe(
      'Your exchange period ended on Sun Aug 28, 2016. The closing on Tue Mar 1, 2016 is 10 years ago: if ' +
        'that is a typing error, correct the date.',
    )
  })
})

describe('where today is', () => {
  test.each([
    ['2026-11-19', 'before', 'Counted from the planned closing on Sat Nov 21, 2026, in 2 days.'],
    ['2026-11-20', 'before', 'Counted from the planned closing on Sat Nov 21, 2026, in 1 day.'],
    ['2026-11-21', 'naming', 'Today, Sat Nov 21, 2026, is day 0: 45 days are left to name property.'],
    ['2027-01-04', 'naming', 'Today, Mon Jan 4, 2027, is day 44: 1 day is left to name property.'],
    ['2027-01-05', 'naming', 'Today, Tue Jan 5, 2027, is day 45: the last one to name property, until midnight.'],
    ['2027-01-06', 'closing', 'Today, Wed Jan 6, 2027, is day 46: 99 days are left to close.'],
    ['2027-04-15', 'closing', 'Today, Thu Apr 15, 2027, is day 145: the last one to close.'],
    ['2027-04-16', 'over', 'Today, Fri Apr 16, 2027, is day 146.'],
  ])('on %s', (today, phase, words) => {
    const dates = datesFor('2026-11-21', today)
    expect(phaseOf(dates)).toBe(phase)
    expect(todayLine(dates, today as PlainDate)).toBe(words)
  })
})

describe('the notes', () => {
  const ids = (closing: string, today: string, extension: Extension = 'none', kind: Counted['kind'] = 'individual') =>
    noteIds(datesFor(closing, today, { taxpayer: { kind }, deadlines: { extension } }), { kind, extension })

  test('of a person whose return takes days', () => {
    expect(ids('2026-11-21', '2026-11-25')).toEqual(['extension', 'abroad'])
  })
  test('of a partnership leave out who lives abroad', () => {
    expect(ids('2026-11-21', '2026-11-25', 'none', 'partnership')).toEqual(['extension'])
  })
  test('after day 45 say what holds when nothing was named', () => {
    expect(ids('2026-11-21', '2027-01-05')).not.toContain('nothing-named')
    expect(ids('2026-11-21', '2027-01-06')).toEqual(['nothing-named', 'extension', 'abroad'])
  })
  test('a day on a weekend does not move', () => {
    expect(ids('2026-03-06', '2026-03-06'), 'Monday and Wednesday').toEqual([])
    expect(ids('2026-03-04', '2026-03-04'), 'Saturday and Monday').toEqual(['weekends'])
    expect(ids('2026-03-03', '2026-03-03'), 'Friday and Sunday').toEqual(['weekends'])
  })
  test('section 7503 only where the due date that counts is on a weekend', () => {
    expect(ids('2027-12-01', '2027-12-01')).toEqual(['extension', 'weekends', 'due-date-weekend', 'abroad'])
    expect(ids('2027-12-01', '2027-12-01', 'filed')).toEqual(['extension', 'weekends'])
  })
  test.each([
    ['2028-04-15', true],
    ['2027-04-15', false],
    ['2033-04-15', true],
    ['2027-03-15', false],
  ] as const)('a return due on %s may be filed later: %s', (due, moved) => expect(isMovedDueDate(due)).toBe(moved))
})

test('the line shows the days that are lost, and today while it is on it', () => {
  const line180 = lineOf(datesFor('2026-11-21', '2026-11-30'), '2026-11-30')
  expect(line180.stops).toEqual([
    { label: 'Closing of your sale', date: 'Sat Nov 21, 2026', position: 0 },
    { label: 'Last day to name property', date: 'Tue Jan 5, 2027', position: 0.25 },
    { label: 'Last day to close', date: 'Thu Apr 15, 2027', position: 145 / 180 },
    { label: 'Day 180', date: 'Thu May 20, 2027', position: 1 },
  ])
  expect(line180.lost).toEqual({ from: 145 / 180, to: 1, label: '35 days lost: your return is due first' })
  expect(line180.today).toEqual({ label: 'Today', date: 'Mon Nov 30, 2026', position: 0.05 })
  expect(line180.summary).toBe(
    'From the closing on Sat Nov 21, 2026 to day 180, Thu May 20, 2027. Last day to name property: Tue Jan ' +
      '5, 2027. Last day to close: Thu Apr 15, 2027. 35 days lost: your return is due first.',
  )
  const whole = lineOf(datesFor('2026-03-02', '2026-03-01'), '2026-03-01')
  expect(whole.stops.map(({ label }) => label)).toEqual([
    'Planned closing',
    'Last day to name property',
    'Last day to close: day 180',
  ])
  expect(whole.lost).toBeUndefined()
  expect(whole.today).toBeUndefined()
})

test('the table names law and assumption of each date', () => {
  const counted: Counted = { ...person, kind: 'partnership', extension: 'planned', closings: 2 }
  const dates = datesFor('2026-12-04', '2026-12-04', {
    taxpayer: { kind: 'partnership' },
    deadlines: { extension: 'planned' },
  })
  expect(tableRows(dates, counted).map(({ heading, cells }) => [heading, ...cells])).toEqual([
    [
      'Closing: day 0',
      'Fri Dec 4, 2026',
      '26 CFR 1.1031(k)-1(b)(2)(iii). The first of your 2 closings counts for both periods.',
    ],
    ['Last day to name property', 'Mon Jan 18, 2027', '26 U.S.C. 1031(a)(3)(A). Day 45, to midnight.'],
    ['Day 180', 'Wed Jun 2, 2027', '26 U.S.C. 1031(a)(3)(B)(i).'],
    [
      'Return due',
      'Mon Mar 15, 2027',
      '26 U.S.C. 1031(a)(3)(B)(ii), 6072(b). A partnership, or an LLC with several owners; the tax year ends ' +
        'on December 31.',
    ],
    [
      'Return due when extended',
      'Wed Sep 15, 2027',
      '26 U.S.C. 6081, 26 CFR 1.6081-2. Only if Form 7004 was filed in time.',
    ],
    [
      'Last day to close',
      'Mon Mar 15, 2027',
      'The earlier of day 180 and the due date. The extension is planned, so it does not count yet.',
    ],
    ['Last day to close, once extended', 'Wed Jun 2, 2027', 'The same with the extended due date.'],
  ])
  expect(countedLines(dates, counted)).toEqual([
    'Fri Dec 4, 2026 + 45 days = Mon Jan 18, 2027',
    'Fri Dec 4, 2026 + 180 days = Wed Jun 2, 2027',
    'Return due: Mon Mar 15, 2027. With an extension that was filed: Wed Sep 15, 2027',
    'The earlier of Wed Jun 2, 2027 and Mon Mar 15, 2027 = Mon Mar 15, 2027',
    'Days of the 180 that the return takes away: 79',
  ])
})

describe('after a disaster', () => {
  const disaster = { disasterDate: '2026-09-10', postponementDate: '2027-02-01' }
  const deadlines = { extension: 'filed', affected: true, ...disaster } as const
  const datesOn = (today: string) => datesFor('2026-08-01', today, { deadlines })

  test('the days of one section hold, and the words name it, its notice and the days without it', () => {
    const dates = datesOn('2026-09-20')
    expect(plainText(firstLine(dates, 'filed'))).toBe(
      'As the IRS notice moves your days, you generally have until Mon Feb 1, 2027 to name property, and until Fri ' +
        'May 28, 2027 to close.',
    )
    expect(disasterMessage(dates)).toBe(
      'Moved by section 17 of Rev. Proc. 2018-58, for an IRS notice that postpones deadlines to Mon Feb 1, 2027. ' +
        'Without the notice the two days are Tue Sep 15, 2026 and Thu Jan 28, 2027.',
    )
    expect(disasterMessage(datesFor('2026-08-01', '2026-09-20'))).toBeUndefined()
    expect(disasterMessage(datesFor('2027-03-01', '2027-03-01', { deadlines }))).toBe(
      'This notice moves neither of your two days.',
    )
  })

  test('both sections are in the table, and which one is counted', () => {
    const rows = tableRows(datesOn('2026-09-20'), { ...person, extension: 'filed' })
    expect(rows.slice(-2).map(({ heading, cells }) => [heading, cells[0]])).toEqual([
      ['After the disaster: section 6', 'Mon Feb 1, 2027 to name, Mon Feb 1, 2027 to close'],
      ['After the disaster: section 17, counted here', 'Mon Feb 1, 2027 to name, Fri May 28, 2027 to close'],
    ])
    expect(rows.map(({ heading }) => heading)).toContain('Last day to name property, without the notice')
  })

  test.each([
    ['2026-09-16', 'naming', 'Today, Wed Sep 16, 2026, is day 46: 138 days are left to name property.'],
    ['2027-02-01', 'naming', 'Today, Mon Feb 1, 2027, is day 184: the last one to name property, until midnight.'],
    ['2027-02-02', 'closing', 'Today, Tue Feb 2, 2027, is day 185: 115 days are left to close.'],
    ['2027-05-28', 'closing', 'Today, Fri May 28, 2027, is day 300: the last one to close.'],
    ['2027-05-29', 'over', 'Today, Sat May 29, 2027, is day 301.'],
  ])('today is counted with the moved days: %s', (today, phase, words) => {
    const dates = datesOn(today)
    expect(phaseOf(dates)).toBe(phase)
    expect(todayLine(dates, today as PlainDate)).toBe(words)
    const named = noteIds(dates, { kind: 'individual', extension: 'filed' }).includes('nothing-named')
    expect(named).toBe(phase !== 'naming')
  })

  test('later sentences say what moved the days', () => {
    expect(plainText(firstLine(datesOn('2027-02-02'), 'filed'))).toMatch(
      /^As the IRS notice moves it, the last day to name property was Mon Feb 1, 2027\. You have until Fri May 28, 2027 to close/,
    )
    expect(plainText(firstLine(datesOn('2027-05-29'), 'filed'))).toBe(
      'Your exchange period ended on Fri May 28, 2027, as the IRS notice moves it.',
    )
    const unextended = datesFor('2026-08-01', '2026-09-20', { deadlines: { ...disaster, affected: true } })
    expect(plainText(firstLine(unextended, 'none'))).toMatch(
      /until Thu Apr 15, 2027 to close\. An extension of your return moves the second date to Fri May 28, 2027 \(43 more days\)\.$/,
    )
  })

  test('the line of days is that of the moved ones, and says so', () => {
    const { title, stops, summary, lost } = lineOf(datesOn('2026-09-20'), '2026-09-20')
    expect(title).toBe('Your days, as the IRS notice moves them')
    expect(stops).toEqual([
      { label: 'Closing of your sale', date: 'Sat Aug 1, 2026', position: 0 },
      { label: 'Last day to name property, moved', date: 'Mon Feb 1, 2027', position: 184 / 300 },
      { label: 'Last day to close, moved', date: 'Fri May 28, 2027', position: 1 },
    ])
    expect(summary).toContain('Moved by section 17 of Rev. Proc. 2018-58')
    expect(lost).toBeUndefined()
  })
})

test.each([
  ['12-31', 'December 31'],
  ['06-30', 'June 30'],
  ['02-28', 'the last day of February'],
])('a tax year that ends on %s: %s', (end, words) => expect(yearEndMessage(end)).toBe(words))
