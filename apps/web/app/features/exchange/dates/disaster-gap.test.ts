import { emptyExchangeFile, type Deadlines } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { disasterGap } from './disaster-gap.ts'

const dates = { disasterDate: '2026-09-10', postponementDate: '2027-02-01' }
const gap = (deadlines: Deadlines, closing = '2026-08-01') =>
  disasterGap({ ...emptyExchangeFile, deadlines, sales: [{ id: 'a', closing }] })

test.each([
  [{}, undefined],
  [{ affected: true }, 'Enter the first day of the disaster.'],
  [{ hardship: true, disasterDate: '2026-09-10' }, 'Enter the last day of the notice.'],
  [{ ...dates, postponementDate: '2026-09-09' }, 'The last day of the notice is before the first day of the disaster.'],
  [dates, 'Tick what holds for you: without one of the two, the notice moves nothing.'],
  [{ ...dates, affected: true }, undefined],
  [{ ...dates, hardship: true }, undefined],
])('of %o: %s', (deadlines, words) => expect(gap(deadlines)).toBe(words))

test('a hardship helps only a sale that closed by the day of the disaster', () => {
  expect(gap({ ...dates, hardship: true }, '2026-09-10')).toBeUndefined()
  expect(gap({ ...dates, hardship: true }, '2026-09-11')).toBe(
    'Section 17 is for sales that closed by the day of the disaster, so this notice moves nothing for a hardship.',
  )
  expect(gap({ ...dates, affected: true }, '2026-09-11')).toBeUndefined()
})
