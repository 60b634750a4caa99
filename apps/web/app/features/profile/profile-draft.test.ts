import { goldInvestor } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import {
  editedDraft,
  editsAfterSaving,
  hasChanges,
  noEdits,
  profileChanges,
  savedDraft,
  seenRecord,
  type ProfileEdits,
} from './profile-draft.ts'

const saved = savedDraft(goldInvestor)
const changesBy = (edits: Partial<ProfileEdits>) => profileChanges(saved, editedDraft(saved, { ...noEdits, ...edits }))

test('what the investor has not told yet is an empty field', () => {
  expect(saved).toEqual({
    profile: {
      firstName: 'Maria',
      lastName: 'Keller',
      email: 'maria.keller@example.com',
      phoneNumber: '',
      location: 'No preference',
      bio: '',
    },
    notifications: { emailNotifications: true, smsNotifications: false, marketingNotifications: true },
  })
})

test.each([
  ['nothing', {}, { profile: false, email: false, notifications: false }],
  ['white space', { profile: { firstName: ' Maria ' } }, { profile: false, email: false, notifications: false }],
  [
    'the same address in capitals',
    { profile: { email: 'Maria.Keller@example.com' } },
    { profile: false, email: false, notifications: false },
  ],
  ['a name', { profile: { firstName: 'Mary' } }, { profile: true, email: false, notifications: false }],
  ['the address', { profile: { email: 'mk@example.com' } }, { profile: false, email: true, notifications: false }],
  ['a toggle', { notifications: { smsNotifications: true } }, { profile: false, email: false, notifications: true }],
  [
    'a toggle put back',
    { notifications: { smsNotifications: false } },
    { profile: false, email: false, notifications: false },
  ],
])('%s is told apart', (_, edits, expected) => {
  expect(changesBy(edits)).toEqual(expected)
  expect(hasChanges(changesBy(edits))).toBe(Object.values(expected).includes(true))
})

const sent = editedDraft(saved, {
  profile: { firstName: 'Mary', bio: 'Retired' },
  notifications: { smsNotifications: true },
})
const now = { version: 2, profile: { ...saved.profile, firstName: 'Mary', bio: 'Retired' } }

test('what was saved is no edit any more, and what was typed meanwhile stays, over the new record', () => {
  const edits = {
    profile: { firstName: 'Mary', bio: 'Retired since 2020' },
    notifications: { smsNotifications: true },
    seen: seenRecord(goldInvestor),
  }
  expect(editsAfterSaving(edits, sent, 'all', now)).toEqual({
    profile: { bio: 'Retired since 2020' },
    notifications: {},
    seen: now,
  })
  expect(editsAfterSaving({ ...edits, profile: { firstName: 'Mary' } }, sent, 'all', now)).toEqual(noEdits)
})

test('saving one tab leaves the edits of the other', () => {
  const edits = {
    profile: { firstName: 'Mary' },
    notifications: { smsNotifications: true },
    seen: seenRecord(goldInvestor),
  }
  expect(editsAfterSaving(edits, sent, 'profile', now)).toEqual({
    profile: {},
    notifications: { smsNotifications: true },
  })
  expect(editsAfterSaving(edits, sent, 'notifications', now)).toEqual({
    profile: { firstName: 'Mary' },
    notifications: {},
    seen: edits.seen,
  })
})
