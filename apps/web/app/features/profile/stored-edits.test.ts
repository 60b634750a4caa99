import { expect, test } from 'vitest'
import { acceptedEdits } from './stored-edits.ts'
import { noEdits } from './profile-draft.ts'

const profile = {
  firstName: 'Maria',
  lastName: 'Keller',
  email: 'maria.keller@example.com',
  phoneNumber: '',
  location: '',
  bio: '',
}

test('edits that were kept on the device come back as they were, with the record that they were made on', () => {
  const edits = {
    profile: { firstName: 'Mary', bio: '' },
    notifications: { smsNotifications: true },
    seen: { version: 4, profile },
  }
  expect(acceptedEdits(JSON.parse(JSON.stringify(edits)))).toEqual(edits)
})

test.each([undefined, null, 'text', [], { profile: 7, notifications: null }])('%j holds no edits', (stored) => {
  expect(acceptedEdits(stored)).toEqual(noEdits)
})

test('kept edits that the page does not know are left out', () => {
  expect(
    acceptedEdits({
      profile: { firstName: 7, lastName: 'Keller', dstScore: '100' },
      notifications: { smsNotifications: 'yes', push: true },
    }),
  ).toEqual({
    profile: { lastName: 'Keller' },
    notifications: {},
  })
})

test.each([{ version: '4', profile }, { version: 4, profile: { ...profile, bio: undefined } }, { version: 4 }])(
  'a damaged record is no record: %j',
  (seen) => {
    expect(acceptedEdits({ profile: { bio: 'Retired' }, seen })).toEqual({
      profile: { bio: 'Retired' },
      notifications: {},
    })
  },
)
