import { describe, expect, test } from 'vitest'
import { taxYears } from './tax-years.ts'
import {
  comingReviews,
  figureGroups,
  nextReview,
  nextSearch,
  nextTaxYear,
  pastDueReviews,
  type FigureGroup,
} from './index.ts'

describe('the next review', () => {
  test.each([
    ['2026-11-14', '2026-11-15'],
    ['2026-11-15', '2027-11-15'],
    ['2026-11-25', '2027-11-15'],
    ['2027-01-02', '2027-11-15'],
  ] as const)('of a tax year read on %s is by %s', (reviewed, next) => {
    expect(nextReview(reviewed, 'tax-year')).toBe(next)
  })

  test.each([
    ['law', '2026-11-25', '2027-11-25'],
    ['market', '2026-01-31', '2027-01-31'],
    ['own', '2028-02-29', '2029-02-28'],
  ] as const)('of %s read on %s is by %s', (kind, reviewed, next) => {
    expect(nextReview(reviewed, kind)).toBe(next)
  })
})

describe('the search for the next tax year', () => {
  test('is for the first one that the site does not have', () => {
    expect(nextTaxYear.year).toBe(Math.max(...Object.values(taxYears)) + 1)
  })

  test.each([
    [2027, '2026-11-14', '2026-11-15'],
    [2027, '2026-11-15', '2026-12-15'],
    [2027, '2026-11-28', '2026-12-28'],
    [2028, '2027-01-31', '2027-11-15'],
  ] as const)('for %i, made on %s, is repeated by %s', (year, looked, again) => {
    expect(nextSearch({ year, looked, outcome: '' })).toBe(again)
  })

  test('is overdue like a review', () => {
    const again = nextSearch(nextTaxYear)
    const named = (reviews: readonly { name: string }[]) => reviews.map(({ name }) => name)
    expect(named(comingReviews({ from: nextTaxYear.looked, until: again }))).toContain(`taxYear${nextTaxYear.year}`)
    expect(named(pastDueReviews(again))).not.toContain(`taxYear${nextTaxYear.year}`)
    expect(named(pastDueReviews('2040-01-01'))[0]).toBe(`taxYear${nextTaxYear.year}`)
  })
})

describe('a review', () => {
  const [group] = figureGroups()
  const figures = (group?.figures ?? []).slice(0, 1).map((figure) => ({ ...figure, nextReview: '2027-11-15' as const }))
  const groups: FigureGroup[] = [{ id: 'one', heading: 'One', review: 'law', figures }]

  test.each([
    ['2027-11-14', 0],
    ['2027-11-15', 0],
    ['2027-11-16', 1],
  ] as const)('is not past due before the day after: on %s there are %i', (today, count) => {
    expect(pastDueReviews(today, groups)).toHaveLength(count)
  })

  test('is announced until its day', () => {
    const coming = (from: `${number}-${number}-${number}`, until: `${number}-${number}-${number}`) =>
      comingReviews({ from, until }, groups).length
    expect([coming('2027-10-01', '2027-11-14'), coming('2027-10-01', '2027-11-15')]).toEqual([0, 1])
    expect([coming('2027-11-15', '2027-12-15'), coming('2027-11-16', '2027-12-15')]).toEqual([1, 0])
  })

  test('that is longest overdue comes first', () => {
    const overdue = pastDueReviews('2040-01-01')
    expect(overdue.length).toBeGreaterThanOrEqual(100)
    expect(overdue[1]?.nextReview).toBe('2027-11-15')
    expect(overdue.map(({ nextReview: day }) => day)).toEqual(overdue.map(({ nextReview: day }) => day).toSorted())
  })
})
