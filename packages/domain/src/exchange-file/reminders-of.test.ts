import { describe, expect, test } from 'vitest'
import { emptyExchangeFile, type Deadlines, type ExchangeFile, type Taxpayer } from './exchange-file.ts'
import { describeExchange } from './index.ts'

const fileOf = (closing: string, deadlines: Deadlines = {}, taxpayer: Taxpayer = {}) => ({
  ...emptyExchangeFile,
  taxpayer,
  deadlines,
  sales: [{ id: '1', closing }],
})
const reported = (file: ExchangeFile, today: string) =>
  describeExchange(file, today).reminders.map(
    ({ date, kind, daysLeft, deadline }) => `${date} ${kind} ${daysLeft} ${deadline}`,
  )

describe('the reminders of a file', () => {
  test('count down to day 45, to the end of the exchange, and to the extension that saves days', () => {
    expect(reported(fileOf('2026-11-21'), '2026-11-21')).toEqual([
      '2026-12-06 identification 30 2027-01-05',
      '2026-12-22 identification 14 2027-01-05',
      '2026-12-29 identification 7 2027-01-05',
      '2027-01-02 identification 3 2027-01-05',
      '2027-01-04 identification 1 2027-01-05',
      '2027-02-14 end 60 2027-04-15',
      '2027-03-01 extension 45 2027-04-15',
      '2027-03-16 end 30 2027-04-15',
      '2027-04-01 extension 14 2027-04-15',
      '2027-04-08 end 7 2027-04-15',
      '2027-04-10 extension 5 2027-04-15',
      '2027-04-12 end 3 2027-04-15',
      '2027-04-14 end 1 2027-04-15',
    ])
  })

  test('say nothing of an extension that is filed, or that saves no day', () => {
    const filed = describeExchange(fileOf('2026-11-21', { extension: 'filed' }), '2026-11-21').reminders
    expect(filed.map(({ kind }) => kind)).not.toContain('extension')
    expect(filed.at(-1)).toEqual({ date: '2027-05-19', kind: 'end', deadline: '2027-05-20', daysLeft: 1 })
    expect(describeExchange(fileOf('2026-10-17'), '2026-10-17').reminders.map(({ kind }) => kind)).not.toContain(
      'extension',
    )
    expect(reported(fileOf('2026-10-18', { extension: 'planned' }), '2027-04-09')).toEqual([
      '2027-04-10 extension 5 2027-04-15',
      '2027-04-12 end 3 2027-04-15',
      '2027-04-14 end 1 2027-04-15',
    ])
  })

  test('of a return that is due on March 15 are a month earlier', () => {
    const days = describeExchange(fileOf('2026-11-21', {}, { kind: 'partnership' }), '2026-11-21').reminders
    expect(days.flatMap(({ kind, date }) => (kind === 'extension' ? [date] : []))).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-03-10',
    ])
  })

  test('speak of the extension where the exchange ends on the day by which it must be filed', () => {
    expect(reported(fileOf('2026-11-21'), '2027-04-01')[0]).toBe('2027-04-01 extension 14 2027-04-15')
    expect(reported(fileOf('2026-11-21', { extension: 'filed' }), '2027-04-01')[0]).toBe('2027-04-20 end 30 2027-05-20')
    expect(reported(fileOf('2026-11-21', {}, { kind: 'partnership' }), '2027-03-01')[0]).toBe(
      '2027-03-01 extension 14 2027-03-15',
    )
  })

  test('tell the nearer deadline where day 45 comes before the extension is due', () => {
    // Day 45 is April 4, 2027.
    expect(reported(fileOf('2027-02-18'), '2027-04-01')[0]).toBe('2027-04-01 identification 3 2027-04-04')
  })

  test('begin with today, and leave out what is past', () => {
    expect(reported(fileOf('2026-11-21'), '2027-04-14')).toEqual(['2027-04-14 end 1 2027-04-15'])
    expect(reported(fileOf('2026-11-21'), '2027-04-15')).toEqual([])
  })

  test('are never two on a day: the nearer deadline is the one that is told', () => {
    for (let day = 1; day <= 365; day += 1) {
      const closing = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)
      const dates = describeExchange(fileOf(closing), closing).reminders.map(({ date }) => date)
      expect(dates, closing).toEqual([...new Set(dates)].toSorted())
    }
  })

  test('count with the dates as they stand, also after a disaster', () => {
    const disaster = { disasterDate: '2026-12-01', postponementDate: '2027-02-01', affected: true }
    expect(reported(fileOf('2026-11-21', disaster), '2026-11-21')).toEqual(reported(fileOf('2026-11-21'), '2026-11-21'))
  })

  test('are none while the closing is unknown', () => {
    expect(describeExchange(emptyExchangeFile, '2026-11-21').reminders).toEqual([])
  })
})
