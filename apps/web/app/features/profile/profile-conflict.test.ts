import { goldInvestor } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import { chosenEdits, isConfirmedLongAgo, profileConflict } from './profile-conflict.ts'
import { savedDraft } from './profile-draft.ts'

const seen = savedDraft(goldInvestor).profile

test('a field that was changed here and elsewhere needs a choice', () => {
  const current = { ...goldInvestor, version: 2, firstName: 'Marie', bio: 'Dentist' }
  expect(profileConflict(seen, { ...seen, firstName: ' Mary ' }, current)).toEqual({
    current,
    conflicts: [{ field: 'firstName', yours: 'Mary', other: 'Marie' }],
    taken: [{ field: 'bio', value: 'Dentist' }],
  })
})

test('emptied there and filled here is a conflict as well', () => {
  const found = profileConflict(seen, { ...seen, location: 'Austin' }, { ...goldInvestor, location: null })
  expect(found.conflicts).toEqual([{ field: 'location', yours: 'Austin', other: '' }])
})

test.each([
  ['the score alone changed elsewhere', { dstScore: 40, smsNotifications: true }],
  ['both made the same change', { firstName: 'Mary' }],
  ['nothing of the form changed elsewhere', {}],
])('nothing is asked where %s', (_, elsewhere) => {
  expect(
    isConfirmedLongAgo(profileConflict(seen, { ...seen, firstName: 'Mary' }, { ...goldInvestor, ...elsewhere })),
  ).toBe(true)
})

test('of the edits, those remain that the person kept', () => {
  const edits = { firstName: 'Mary', bio: 'Retired', phoneNumber: seen.phoneNumber, lastName: 'Kellermann' }
  const current = { ...goldInvestor, firstName: 'Marie', bio: 'Dentist', phoneNumber: '555 0100' }
  const conflict = profileConflict(seen, { ...seen, ...edits }, current)
  expect(chosenEdits(edits, conflict, { firstName: 'yours', bio: 'other' })).toEqual({
    firstName: 'Mary',
    lastName: 'Kellermann',
  })
})
