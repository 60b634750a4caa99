import { expect, test } from 'vitest'
import { form8824LineNames, form8824LineNumbers, formDestination, isFormOf, yearsOfForm } from './index.ts'

const rental = { heldOverAYear: true, landOnly: false, inLaterYears: false, line21: 0 }

// Instructions for Form 8824 (2025), lines 21 and 22.
test.each([
  ['a rental held for more than a year', {}, 'Form 4797, line 5'],
  ['a rental held for a year or less', { heldOverAYear: false }, 'Form 4797, line 16'],
  ['bare land held for more than a year', { landOnly: true }, 'Schedule D, line 11'],
  ['bare land held for a year or less', { landOnly: true, heldOverAYear: false }, 'Schedule D, line 4'],
  ['money of later years', { inLaterYears: true }, 'Form 6252'],
])('line 22 of %s', (_case, given, line22) => {
  expect(formDestination({ ...rental, ...given })).toEqual({ line22 })
})

test('recapture goes to Form 4797, also where the money comes later', () => {
  expect(formDestination({ ...rental, inLaterYears: true, line21: 1 })).toEqual({
    line21: 'Form 4797, line 16',
    line22: 'Form 6252',
  })
})

test('an impossible line 21 is named', () => {
  expect(() => formDestination({ ...rental, line21: -1 })).toThrow(/^line21 /)
})

test('a related party makes it three returns', () => {
  expect(yearsOfForm(2026, false)).toEqual([2026])
  expect(yearsOfForm(2026, true)).toEqual([2026, 2027, 2028])
})

test('the lines are those of the form of 2025', () => {
  expect([2024, 2025, 2026].map(isFormOf)).toEqual([false, true, false])
})

test('every line has a name, in the order of the form', () => {
  expect(form8824LineNumbers.toSorted()).toEqual(Object.keys(form8824LineNames).toSorted())
  expect(form8824LineNumbers.slice(-4)).toEqual(['25', '25a', '25b', '25c'])
  const names = Object.values(form8824LineNames)
  expect(new Set(names).size).toBe(28)
})
