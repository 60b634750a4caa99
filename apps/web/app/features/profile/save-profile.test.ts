import { createFakeApiClient, goldInvestor } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { expect, test } from 'vitest'
import {
  editedDraft,
  noEdits,
  profileChanges,
  savedDraft,
  seenRecord,
  type ProfileEdits,
  type SavedPart,
} from './profile-draft.ts'
import { saveProfile } from './save-profile.ts'

const { email } = goldInvestor
const saved = savedDraft(goldInvestor)

function services() {
  const auth = createFakeAuthClient({ accounts: [{ email }] })
  auth.fake.signInAs(email)
  return { auth, api: createFakeApiClient({ investor: goldInvestor }) }
}

function save(edits: Partial<ProfileEdits>, part: SavedPart = 'all') {
  const draft = editedDraft(saved, { ...noEdits, ...edits })
  return {
    address: email,
    part,
    draft,
    changes: profileChanges(saved, draft),
    toggled: edits.notifications ?? {},
    seen: seenRecord(goldInvestor),
  }
}

/** Changes the record the way another browser would. */
function changeElsewhere({ api }: ReturnType<typeof services>, changes: Partial<typeof goldInvestor>) {
  api.backend.investor = { ...goldInvestor, ...changes, version: goldInvestor.version + 1 }
}

test('changed fields are sent trimmed, as exactly those of the profile', async () => {
  const used = services()
  const outcome = await saveProfile(save({ profile: { firstName: ' Mary ', phoneNumber: '+1 (555) 555-0142' } }), used)

  expect(used.api.calls).toEqual([
    {
      name: 'users.saveProfile',
      payload: {
        email,
        profile: {
          firstName: 'Mary',
          lastName: 'Keller',
          email,
          phoneNumber: '+1 (555) 555-0142',
          location: 'No preference',
          bio: '',
        },
        version: goldInvestor.version,
      },
    },
  ])
  expect(outcome).toMatchObject({ kind: 'saved', investor: { firstName: 'Mary' } })
})

test('toggles alone are saved by their own call', async () => {
  const used = services()
  await saveProfile(save({ notifications: { smsNotifications: true } }), used)
  expect(used.api.calls).toEqual([
    { name: 'users.find', payload: { email } },
    {
      name: 'me.updateNotifications',
      payload: { emailNotifications: true, smsNotifications: true, marketingNotifications: true },
    },
  ])
})

test('a save without changes still saves the profile', async () => {
  const used = services()
  expect(await saveProfile(save({}), used)).toMatchObject({ kind: 'saved' })
  expect(used.api.calls.map(({ name }) => name)).toEqual(['users.saveProfile'])
})

test('a switch that was changed elsewhere is not switched back by one that was changed here', async () => {
  const used = services()
  changeElsewhere(used, { marketingNotifications: false })
  await saveProfile(save({ notifications: { smsNotifications: true } }), used)
  expect(used.api.callsOf('me.updateNotifications')).toEqual([
    { emailNotifications: true, smsNotifications: true, marketingNotifications: false },
  ])
})

test('each tab saves its own', async () => {
  const edits = { profile: { bio: 'Retired' }, notifications: { smsNotifications: true } }
  const [profile, notifications, all] = [services(), services(), services()]
  await saveProfile(save(edits, 'profile'), profile)
  await saveProfile(save(edits, 'notifications'), notifications)
  await saveProfile(save(edits), all)
  expect(profile.api.calls.map(({ name }) => name)).toEqual(['users.saveProfile'])
  expect(notifications.api.calls.map(({ name }) => name)).toEqual(['users.find', 'me.updateNotifications'])
  expect(all.api.calls.map(({ name }) => name)).toEqual(['users.saveProfile', 'me.updateNotifications'])
})

test('a field that was changed elsewhere too is not written over: the person chooses', async () => {
  const used = services()
  changeElsewhere(used, { bio: 'Dentist' })
  expect(await saveProfile(save({ profile: { bio: 'Retired' } }), used)).toMatchObject({
    kind: 'conflict',
    conflict: { conflicts: [{ field: 'bio', yours: 'Retired', other: 'Dentist' }] },
  })
  expect(used.api.backend.investor).toMatchObject({ bio: 'Dentist' })
})

test('a record of which nothing in the form changed elsewhere is saved without a question', async () => {
  const used = services()
  changeElsewhere(used, { dstScore: 40 })
  expect(await saveProfile(save({ profile: { bio: 'Retired' } }), used)).toMatchObject({
    kind: 'saved',
    investor: { bio: 'Retired', dstScore: 40 },
  })
})

test('a 409 without that code reads as the answer says', async () => {
  const used = services()
  used.api.failWith('users.saveProfile', { kind: 'http', status: 409, code: 'unknown', message: '', text: 'Conflict' })
  expect(await saveProfile(save({ profile: { bio: 'Retired' } }), used)).toMatchObject({
    kind: 'failed',
    message: 'Server error: Conflict',
  })
})

test('what the server finds wrong comes with its fields', async () => {
  const used = services()
  const issues = [{ field: 'bio', code: 'custom', message: 'Bio contains characters that cannot be stored' }]
  used.api.failWith('users.saveProfile', { kind: 'http', status: 400, code: 'validation_failed', message: '', issues })
  expect(await saveProfile(save({}), used)).toMatchObject({ kind: 'failed', code: 'invalid-data', issues })
})

test('a new address goes to the auth service, and the record keeps the present one', async () => {
  const used = services()
  await saveProfile(save({ profile: { email: ' mk@example.com ', bio: 'Retired' } }), used)
  expect(used.auth.fake.mails).toEqual([{ to: 'mk@example.com', kind: 'email_change' }])
  expect(used.api.callsOf('users.saveProfile').map(({ profile }) => profile.email)).toEqual([email])
})

test('an address that the auth service refuses leaves the rest saved', async () => {
  const used = services()
  used.auth.fake.setOffline(true)
  expect(await saveProfile(save({ profile: { email: 'mk@example.com', bio: 'Retired' } }), used)).toMatchObject({
    kind: 'email-refused',
    investor: { bio: 'Retired' },
    message: 'Your email address could not be changed. Failed to fetch',
  })
})

test('an address whose form the auth service does not take is told in the form’s words', async () => {
  const used = services()
  const provider = { message: 'Unable to validate email address: invalid format', code: 'validation_failed' }
  used.auth.updateEmail = async () => fail({ kind: 'refused', provider })
  expect(await saveProfile(save({ profile: { email: 'm..k@-example.com' } }), used)).toMatchObject({
    message: 'Your email address could not be changed. Please enter a valid email address.',
  })
})

test('without a session nothing is sent', async () => {
  const used = services()
  await used.auth.signOut()
  expect(await saveProfile(save({}), used)).toEqual({
    kind: 'failed',
    code: 'session-expired',
    message: 'Your session has expired. Please log in again.',
    issues: [],
  })
  expect(used.api.calls).toEqual([])
})

test.each([
  [
    { kind: 'http', status: 403, code: 'forbidden', message: 'x' },
    'forbidden',
    'You do not have permission to update this profile.',
  ],
  [
    { kind: 'http', status: 503, code: 'unknown', message: 'x' },
    'server-error',
    'Server error occurred. Please try again in a few moments.',
  ],
  [{ kind: 'timeout' }, 'timed-out', 'Request timed out. Please try again.'],
  [{ kind: 'offline' }, 'connection-failed', 'Connection failed. Please check your internet connection.'],
] as const)('%j tells its sentence, and stops there', async (failure, code, message) => {
  const used = services()
  used.api.failWith('users.saveProfile', failure)
  const outcome = await saveProfile(
    save({ profile: { bio: 'Retired', email: 'mk@example.com' }, notifications: { smsNotifications: true } }),
    used,
  )
  expect(outcome).toMatchObject({ kind: 'failed', code, message })
  expect(used.api.calls.map(({ name }) => name)).toEqual(['users.saveProfile'])
  expect(used.auth.fake.mails).toEqual([])
})

test('notifications that fail read like the profile that fails', async () => {
  const used = services()
  used.api.failWith('me.updateNotifications', { kind: 'network' })
  expect(await saveProfile(save({ notifications: { smsNotifications: true } }), used)).toMatchObject({
    kind: 'failed',
    code: 'network',
  })
})
