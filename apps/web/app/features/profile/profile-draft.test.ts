import { goldInvestor } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import { acceptedEdits, editedDraft, hasChanges, noEdits, profileChanges, savedDraft, type ProfileEdits } from './profile-draft'

const saved = savedDraft(goldInvestor)
const changesBy = (edits: Partial<ProfileEdits>) => profileChanges(saved, editedDraft(saved, { ...noEdits, ...edits }))

test('what the investor has not told yet is an empty field', () => {
  expect(saved).toEqual({
    profile: { firstName: 'Maria', lastName: 'Keller', email: 'maria.keller@example.com', phoneNumber: '', location: 'No preference', bio: '' },
    notifications: { emailNotifications: true, smsNotifications: false, marketingNotifications: true },
  })
})

test.each([
  ['nothing', {}, { profile: false, email: false, notifications: false }],
  ['white space', { profile: { firstName: ' Maria ' } }, { profile: false, email: false, notifications: false }],
  ['the same address in capitals', { profile: { email: 'Maria.Keller@example.com' } }, { profile: false, email: false, notifications: false }],
  ['a name', { profile: { firstName: 'Mary' } }, { profile: true, email: false, notifications: false }],
  ['the address', { profile: { email: 'mk@example.com' } }, { profile: false, email: true, notifications: false }],
  ['a toggle', { notifications: { smsNotifications: true } }, { profile: false, email: false, notifications: true }],
  ['a toggle put back', { notifications: { smsNotifications: false } }, { profile: false, email: false, notifications: false }],
])('%s is told apart', (_, edits, expected) => {
  expect(changesBy(edits)).toEqual(expected)
  expect(hasChanges(changesBy(edits))).toBe(Object.values(expected).includes(true))
})

test('edits that were kept on the device come back as they were', () => {
  const edits = { profile: { firstName: 'Mary', bio: '' }, notifications: { smsNotifications: true } }
  expect(acceptedEdits(JSON.parse(JSON.stringify(edits)))).toEqual(edits)
})

test.each([undefined, null, 'text', [], { profile: 7, notifications: null }])('%j holds no edits', (kept) => {
  expect(acceptedEdits(kept)).toEqual(noEdits)
})

test('kept edits that the page does not know are left out', () => {
  expect(acceptedEdits({ profile: { firstName: 7, lastName: 'Keller', dstScore: '100' }, notifications: { smsNotifications: 'yes', push: true } })).toEqual({
    profile: { lastName: 'Keller' },
    notifications: {},
  })
})
