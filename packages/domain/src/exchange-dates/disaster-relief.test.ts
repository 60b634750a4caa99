import { expect, test } from 'vitest'
import { exchangeDates, type Disaster, type ExchangeDatesInputs } from './index.ts'

const notice = { disasterDate: '2026-09-10', postponementDate: '2027-02-01', affected: true, hardship: false }
const after = (closing: string, disaster: Partial<Disaster> = {}, more: Partial<ExchangeDatesInputs> = {}) =>
  exchangeDates({
    closings: [closing],
    taxpayer: 'individual',
    extension: 'filed',
    disaster: { ...notice, ...disaster },
    ...more,
  })

// Rev. Proc. 2018-58, sections 6 and 17.
test('an affected person, who sold before the disaster, has both', () => {
  expect(after('2026-08-01')).toMatchObject({
    identification: '2026-09-15',
    end: '2027-01-28',
    section6: { identification: '2027-02-01', end: '2027-02-01' },
    section17: { identification: '2027-02-01', end: '2027-05-28' },
  })
})

test('without a disaster there is nothing of it', () => {
  const dates = exchangeDates({ closings: ['2026-08-01'], taxpayer: 'individual', extension: 'filed' })
  expect(dates).not.toHaveProperty('section6')
  expect(dates).not.toHaveProperty('section17')
})

test('who is in hardship without being affected has section 17 alone, who is neither has nothing', () => {
  const hard = after('2026-08-01', { affected: false, hardship: true })
  expect(hard).not.toHaveProperty('section6')
  expect(hard.section17).toEqual({ identification: '2027-02-01', end: '2027-05-28' })
  const neither = after('2026-08-01', { affected: false })
  expect(neither).not.toHaveProperty('section6')
  expect(neither).not.toHaveProperty('section17')
})

test('section 17 is for a sale until the day of the disaster', () => {
  expect(after('2026-09-10')).toHaveProperty('section17')
  expect(after('2026-09-11')).not.toHaveProperty('section17')
  expect(after('2026-09-11').section6).toEqual({ identification: '2027-02-01', end: '2027-03-10' })
})

test('a deadline that was past stays past', () => {
  // Day 45 is the day before the disaster.
  expect(after('2026-07-26')).toMatchObject({
    identification: '2026-09-09',
    section6: { identification: '2026-09-09', end: '2027-02-01' },
    section17: { identification: '2026-09-09', end: '2027-05-22' },
  })
  // Day 45 is the day of the disaster.
  expect(after('2026-07-27').section6).toMatchObject({ identification: '2027-02-01' })
})

test('a deadline on the last day of the window stays', () => {
  expect(after('2026-08-05').section6).toMatchObject({ end: '2027-02-01' })
  expect(after('2026-08-06').section6).toMatchObject({ end: '2027-02-02' })
})

test('section 17 goes not beyond the return that counts', () => {
  expect(after('2026-08-01', {}, { extension: 'none' }).section17).toEqual({
    identification: '2027-02-01',
    end: '2027-04-15',
  })
})

test('a due date inside the window moves for whom the disaster affects', () => {
  const late = { postponementDate: '2027-05-03' }
  expect(after('2026-11-21', late, { extension: 'none' })).toMatchObject({
    end: '2027-04-15',
    section6: { identification: '2027-05-03', end: '2027-05-03' },
  })
  // Section 17 ends on the due date all the same.
  const affected = after('2026-09-01', late, { extension: 'none' })
  expect(affected.section17?.end).toBe('2027-04-15')
  expect(affected.section6?.end).toBe('2027-05-03')
  const sold = after('2026-09-01', { ...late, affected: false, hardship: true }, { extension: 'none' })
  expect(sold.section17?.end).toBe('2027-04-15')
})

test('no deadline moves by more than a year', () => {
  const long = { postponementDate: '2028-06-01' }
  expect(after('2026-08-01', { ...long, affected: false, hardship: true }).section17).toEqual({
    identification: '2027-09-15',
    end: '2027-10-15',
  })
})

test.each([
  ['disasterDate', { disasterDate: '2026-09-31' }],
  ['postponementDate', { postponementDate: 'soon' }],
  ['postponementDate', { postponementDate: '2026-09-09' }],
])('an impossible %s is named', (field, given) => {
  expect(() => after('2026-08-01', given)).toThrow(RangeError)
  expect(() => after('2026-08-01', given)).toThrow(new RegExp(`^${field}`))
})
