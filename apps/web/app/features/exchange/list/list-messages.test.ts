import { describeExchange, emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { readOnly } from './candidates.tsx'
import { closedMessage, lastDayMessage, noticeDay } from './list-days.ts'
import { countedAs, limitSummary, listFormula, verdictOf } from './list-messages.ts'
import { namedProperties } from './named-properties.ts'
import { receiptLabels } from './receipt-labels.ts'
import { dsts, soldWith } from './sample-lists.ts'
import { drawingOf } from './list-status.tsx'

const today = '2026-11-25'
const listIn = (file: ExchangeFile) => {
  const list = describeExchange(file, today).list
  if (!list.ok) throw new Error(list.error)
  return list.value
}
const verdict = (file: ExchangeFile, over = false, on = over ? '2027-02-15' : today) => {
  const list = describeExchange(file, on).list
  const days = { ...describeExchange(file, on).naming, isOver: over }
  return verdictOf(file, describeExchange(file, on).properties, list.ok ? list.value : undefined, days).join(' ')
}
const over = soldWith(...dsts(5, 400_000, 0.55))

describe('the verdict', () => {
  test('five DSTs of 320,000 at a loan of 50%: 800,000 is left', () => {
    expect(verdict(soldWith(...dsts(5, 320_000, 0.5)))).toBe(
      '5 properties worth $3,200,000. Your limit is $4,000,000 (200% of $2,000,000): $800,000 is left.',
    )
  })

  test.each([
    [1_999, '4 properties worth $3,998,000. Your limit is $4,000,000 (200% of $2,000,000): $2,000 is left.'],
    [
      2_000,
      '4 properties worth $4,000,000. Your limit is $4,000,000 (200% of $2,000,000): nothing is left. What counts is ' +
        'market value at the end of the last day to name property: if any of it is worth more by then, or your sale ' +
        'is worth less than its price, the list is over its limit.',
    ],
    [
      2_001,
      '4 properties worth $4,002,000. Your limit is $4,000,000 (200% of $2,000,000). Remove $2,000 of value, or drop ' +
        'to three, or buy at least $3,801,900 of it.',
    ],
  ])('at 199.9%, 200% and 200.1% of what was sold: %d', (permille, words) => {
    expect(verdict(soldWith(...dsts(4, permille * 500, 0)))).toBe(words)
  })

  test('five of 400,000 at 55%: what to remove or buy, rounded up so that it is enough', () => {
    expect(verdict(over)).toBe(
      '5 properties worth $4,444,444. Your limit is $4,000,000 (200% of $2,000,000). Remove $444,445 of value, or ' +
        'drop to three, or buy at least $4,222,223 of it.',
    )
    expect(limitSummary(listIn(over))).toBe('5 properties worth $4,444,444: $444,445 over the limit of $4,000,000.')
    expect(listFormula(over, listIn(over)).at(-1)?.formula).toBe('95% × $4,444,444 = $4,222,223, rounded up')
  })

  test('what was received in time stays named', () => {
    const file = soldWith(
      { name: 'Oak Trust', equity: 400_000, loanShare: 0.55, closedOn: '2026-11-24' },
      ...dsts(4, 400_000, 0.55),
    )
    expect(verdict(file)).toBe(
      '5 properties worth $4,444,444. Your limit is $4,000,000 (200% of $2,000,000). Remove $444,445 of what you ' +
        'have not received, or drop to three, or buy at least $4,222,223 of it. You have received $888,889 of it. ' +
        'Whatever else you buy, what you received by day 45 stays identified: Oak Trust.',
    )
    expect(drawingOf(listIn(file)).legend.map(({ label }) => label)).toEqual([
      'Received in time',
      'On the list',
      'Of it over the limit',
    ])
  })

  test('after the last day only buying is left', () => {
    expect(verdict(over, true)).toBe(
      '5 properties worth $4,444,444. Your limit is $4,000,000 (200% of $2,000,000). The list can no longer be ' +
        'changed: it counts only if you buy at least $4,222,223 of it before the exchange ends.',
    )
    const oneReceived = soldWith(
      { name: 'Oak Trust', equity: 400_000, loanShare: 0.55, closedOn: '2026-11-24' },
      { name: 'Elm Trust', equity: 400_000, loanShare: 0.55, closedOn: '2027-02-01' },
      ...dsts(3, 400_000, 0.55),
    )
    expect(verdict(oneReceived, true)).toMatch(
      /ends\. You have received \$1,777,778 of it\. Whatever else you buy, .* stays identified: Oak Trust\.$/,
    )
    expect(verdict(soldWith(...dsts(5, 320_000, 0.5)), true)).toBe(
      '5 properties worth $3,200,000. Your limit is $4,000,000 (200% of $2,000,000): the list keeps to the 200% rule.',
    )
    expect(verdict(soldWith(), true)).toBe(
      'Nothing is on your list, and the last day to name property has passed. If you named and received nothing by ' +
        'then, the exchange can no longer be completed.',
    )
  })

  test('a way that cannot work is not named', () => {
    expect(verdict(soldWith({ equity: 5_000_000, units: 4 }))).toBe(
      '4 properties, as you count them, worth $5,000,000. Your limit is $4,000,000 (200% of $2,000,000). Remove ' +
        '$1,000,000 of value, or buy at least $4,750,000 of it.',
    )
    const received = dsts(4, 1_100_000, 0).map((dst) => ({ ...dst, closedOn: '2026-11-24' }))
    expect(verdict(soldWith(...received, ...dsts(1, 1_000_000, 0)))).toBe(
      '5 properties worth $5,400,000. Your limit is $4,000,000 (200% of $2,000,000). What you have received counts, ' +
        'and can’t be taken off. Buy at least $5,130,000 of it. You have received $4,400,000 of it. Whatever else ' +
        'you buy, what you received by day 45 stays identified: DST 1, DST 2, DST 3 and DST 4.',
    )
    expect(verdict(soldWith(...received))).toBe(
      '4 properties worth $4,400,000. Your limit is $4,000,000 (200% of $2,000,000). You have received $4,400,000 of ' +
        'it, and $4,180,000 is enough: the list keeps to the 95% rule.',
    )
  })

  test('of many names only the first are said', () => {
    const file = soldWith(...Array.from({ length: 40 }, () => ({})))
    expect(verdict(file)).toContain('Enter the amount of DST 1, DST 2, DST 3 and 37 more: until then they count')
  })

  test('up to three may be worth anything, with or without a sale price', () => {
    const words =
      '1 property worth $9,000,000. Up to three may be worth any amount: the list keeps to the three-property rule.'
    const one = soldWith({ kind: 'property', price: 9_000_000 })
    expect(verdict(one)).toBe(words)
    expect(verdict({ ...one, sales: [] })).toBe(words)
    expect(limitSummary(listIn(one))).toContain('does not apply')
  })

  test('an empty list says what may be named', () => {
    const start =
      'Nothing is on your list yet. You may name up to three properties of any value, or more that are together worth '
    expect(verdict(soldWith())).toBe(`${start}up to $4,000,000.`)
    expect(verdict(emptyExchangeFile)).toBe(`${start}up to 200% of what you sold.`)
  })

  test('gaps are named: the sale price, and the amounts', () => {
    expect(verdict({ ...over, sales: [] })).toBe(
      '5 properties worth $4,444,444. With more than three, their value has a limit. Enter the sale price: the limit ' +
        'is counted from it.',
    )
    expect(verdict(soldWith(...dsts(4, 320_000, 0.5), { name: 'Oak Trust' }))).toContain(
      'Enter the amount of Oak Trust: until then it counts as worth nothing.',
    )
  })

  test('a trust that counts as several', () => {
    expect(verdict(soldWith({ equity: 1_000_000, units: 4 }))).toContain(
      '4 properties, as you count them, worth $1,000,000.',
    )
  })
})

test('a notice has what the file has, and leaves out what was received', () => {
  const file = soldWith(
    { kind: 'property', name: '7 Oak Avenue', price: 900_000 },
    { name: 'Maple Trust', equity: 400_000, loanShare: 0.55 },
    { name: 'Birch Trust' },
    { name: 'Elm Trust', equity: 100_000, closedOn: '2026-11-24' },
  )
  expect(namedProperties(file, describeExchange(file, today).properties)).toEqual([
    { id: 'p0', name: '7 Oak Avenue', kind: 'property', interest: '', value: '$900,000' },
    { id: 'p1', name: 'Maple Trust', kind: 'dst', interest: '$400,000', value: '$888,889' },
    { id: 'p2', name: 'Birch Trust', kind: 'dst', interest: '', value: '' },
  ])
})

test.each([
  [
    '2026-11-20',
    'before the sale',
    'This day is before your sale closed: it does not count as received in this exchange.',
  ],
  ['2026-12-01', 'in the future', 'This day is in the future: it does not count as received yet.'],
  ['2027-04-16', 'after the end', 'This day is after the exchange’s last day: it does not count as received.'],
])('a closing on %s, %s, is not received, stays on the notice, and the field says why', (closedOn, _case, words) => {
  const file = soldWith({ name: 'Elm Trust', equity: 400_000, loanShare: 0.55, closedOn }, ...dsts(4, 400_000, 0.55))
  const properties = describeExchange(file, today).properties
  expect(namedProperties(file, properties).map(({ name }) => name)).toContain('Elm Trust')
  expect(properties[0]).toMatchObject({ received: false })
  expect(receiptLabels[properties[0]?.receipt ?? 'open']).toBe(words)
  expect(verdict(file)).toBe(verdict(over))
})

test('a closing by today is received, and after the last day to name it still counts as bought', () => {
  const receipt = (closedOn: string, on: string) =>
    describeExchange(soldWith({ equity: 400_000, closedOn }), on).properties.map(
      (property) => receiptLabels[property.receipt],
    )[0]
  expect(receipt('2026-11-24', today)).toBe('Received in time: it counts as named.')
  expect(receipt('2027-01-06', '2027-01-06')).toMatch(/^After the last day to name property/)
})

describe('after a disaster', () => {
  const notice = { disasterDate: '2026-12-01', postponementDate: '2027-02-01', affected: true }
  const moved = (file: ExchangeFile): ExchangeFile => ({ ...file, deadlines: { ...notice, extension: 'filed' } })

  test('the last day is the moved one, with what moves it and the day without it', () => {
    const days = describeExchange(moved(over), '2027-02-02').naming
    expect(lastDayMessage(days)).toBe(
      'You can name property, and take it back, until midnight of Wed May 5, 2027. That is the day as section 17 of ' +
        'Rev. Proc. 2018-58 moves it; without the IRS notice it is Tue Jan 5, 2027. Ask your intermediary in writing ' +
        'before you rely on this.',
    )
    expect(noticeDay(days)).toBe('May 5, 2027 (postponed under section 17 of Rev. Proc. 2018-58)')
    expect(noticeDay(describeExchange(over, today).naming)).toBe('January 5, 2027')
    expect(lastDayMessage(describeExchange(moved(over), '2027-05-06').naming)).toMatch(
      /^The last day .* was Wed May 5, 2027\. That/,
    )
  })

  test('what was received by the moved day stays identified, and the verdict says no other day', () => {
    const file = soldWith(
      { name: 'Oak Trust', equity: 400_000, loanShare: 0.55, closedOn: '2027-02-15' },
      ...dsts(4, 400_000, 0.55),
    )
    expect(verdict(moved(file), false, '2027-03-01')).toMatch(
      /what you received by the last day to name property stays identified: Oak Trust\.$/,
    )
    expect(verdict(file, false, '2027-03-01')).not.toContain('stays identified')
  })
})

test('after the last day the entries are there to read', () => {
  const words = (purchase: object) => readOnly({ id: 'p', ...purchase }, 0).map(({ description }) => description)
  expect(words({ equity: 400_000, loanShare: 0.555, units: 2, wanted: 'backup' })).toEqual([
    'DST',
    'DST 1',
    '$400,000',
    '55.5%',
    '2',
    'Backup',
  ])
  expect(words({ kind: 'property', name: '7 Oak Avenue' })).toEqual([
    'Property',
    '7 Oak Avenue',
    'Not entered',
    '0%',
    '1',
    'First choice',
  ])
})

test('how a property counts', () => {
  const property = {
    id: 'p',
    name: 'A',
    units: 1,
    value: 1,
    valueKnown: true,
    received: false,
    receipt: 'open',
  } as const
  expect(countedAs(property)).toBe('1')
  expect(countedAs(property, 'backup')).toBe('1, a backup')
  expect(countedAs({ ...property, received: true }, 'backup')).toBe('1, received in time')
})

test('the last day is open until its midnight', () => {
  expect(closedMessage(describeExchange(over, '2027-01-05').naming)).toBeUndefined()
  expect(closedMessage(describeExchange(over, '2027-01-06').naming)).toMatch(
    /^The last day to name property was Tue Jan 5, 2027: nothing can be added/,
  )
  expect(lastDayMessage(describeExchange(over, today).naming)).toBe(
    'You can name property, and take it back, until midnight of Tue Jan 5, 2027.',
  )
  expect(lastDayMessage(describeExchange(over, '2027-01-06').naming)).toBe(
    'The last day to name property was Tue Jan 5, 2027.',
  )
  expect(lastDayMessage(describeExchange(emptyExchangeFile, today).naming)).toContain('Enter the closing date')
})
