import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { ConsultationReceipt, Hold, SlotDays } from '@dst/contracts'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { expect, vi } from 'vitest'
import type { Tables } from '../database/tables.ts'
import type { AccountServer } from './account-server.ts'
import { soon } from './partner-harness.ts'
import { dueJobs } from './queue-rows.ts'
import { goldRecord } from './records.ts'

/** A person with a row in every table that can have one. */
export interface FullFixture {
  userId: string
  investorId: string
  email: string
  token: string
  refreshToken: string
  requestId: string
  appointmentId: string
  /** Texts that identify this person and nobody else, wherever they appear. */
  traces: string[]
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<LightMyRequestResponse>
}

export const fixturePassword = 'Correct-Horse-1'

/**
 * Signs one up on a server whose emails go to the local mailbox and whose partner accepts everything: questionnaire
 * twice, profile, choices, a shared request with an appointment, a held slot, a message, emails, and jobs that are
 * pending or have failed.
 */
export async function fullFixture({ app, auth }: AccountServer, db: Kysely<Tables>): Promise<FullFixture> {
  // Its first letters are in no id, so that a search for it finds nothing else.
  const mark = `zq${randomBytes(4).toString('hex')}`
  const words = {
    firstName: `Quill${mark}`,
    lastName: `O’Kafor${mark}`,
    phoneNumber: `+1 555 ${String(randomInt(1000)).padStart(3, '0')} ${String(randomInt(10_000)).padStart(4, '0')}`,
    location: `Marfa${mark}`,
    bio: `Sells${mark}`,
    notes: `Ring${mark}`,
    message: `Asks${mark}`,
  }
  const email = `quill.${mark}@example.com`
  const { token, refreshToken } = await signUp(
    { auth, db },
    { email, data: { firstName: words.firstName, lastName: words.lastName, agreedTerms: 'a'.repeat(64) } },
  )
  const call: FullFixture['call'] = async (method, url, payload) => {
    const headers = { authorization: `Bearer ${token}`, apikey: 'sb_publishable_dst_investing' }
    return app.inject({ method, url, headers, ...(payload ? { payload } : {}) } as InjectOptions)
  }
  const done = async (...request: Parameters<typeof call>) => {
    const answer = await call(...request)
    expect(answer.statusCode < 300, `${request[1]}: ${answer.body}`).toBe(true)
    return answer
  }
  const own = `/api/users/${encodeURIComponent(email)}`
  const { firstName, lastName, phoneNumber, location, bio, notes } = words
  await done('PUT', own, { ...goldRecord(email), firstName, lastName, phoneNumber, dateOfBirth: '1961-02-03' })
  await done('PUT', own, { ...goldRecord(email), firstName, lastName, phoneNumber, horizon: '10+ years' })
  await done('PUT', own, { firstName, lastName, email, phoneNumber, location, bio })
  await done('PUT', '/api/me/notifications', {
    emailNotifications: true,
    smsNotifications: true,
    marketingNotifications: false,
  })
  await done('POST', '/api/contact', {
    firstName,
    lastName,
    email: email.toUpperCase(),
    subject: `Deadlines${mark}`,
    message: words.message,
  })
  await done('POST', '/api/consultation-requests', { notes })
  const asked = await done('POST', '/api/consultation-requests', {
    shareDataConsent: true,
    textConsent: true,
    preferredContactMethod: 'text',
    contactTimeZone: 'America/Denver',
    notes,
    facts: { lastNamingDay: '2027-01-05', debtToReplace: 400_000 },
  })
  const { id: requestId } = asked.json<ConsultationReceipt>()
  const handedOver = () =>
    sql<{
      taken: boolean
    }>`select webhook_version = version as taken from consultation_requests where id = ${requestId}`.execute(db)
  await vi.waitFor(async () => expect((await handedOver()).rows).toEqual([{ taken: true }]), soon)
  const appointmentId = await book(done, requestId)
  await done('PUT', '/api/me/exchange-file', {
    file: { ...emptyExchangeFile, sales: [{ id: '1', label: `Duplex${mark}`, closing: '2026-11-21' }] },
  })
  await done('PUT', '/api/me/exchange-reminders', { timeZone: 'America/Phoenix' })
  const shares = []
  for (const content of ['shown', 'withdrawn'])
    shares.push(
      (await done('POST', '/api/me/exchange-shares', { ciphertext: `${content}${mark}` })).json<{ id: string }>(),
    )
  await done('GET', `/api/exchange-shares/${shares[0]?.id}`)
  await done('DELETE', `/api/me/exchange-shares/${shares[1]?.id}`)
  await done('PUT', '/auth/v1/user', { email: `moving.${mark}@example.com` })
  await auth('POST', '/recover', { email })
  const { rows } = await sql<{
    userId: string
    investorId: string
  }>`select auth_user_id as "userId", id as "investorId" from investors where email = ${email}`.execute(db)
  const { userId = '', investorId = '' } = rows[0] ?? {}
  const sent = () =>
    sql`select kind from auth.one_time_tokens where user_id = ${userId} and sent_at is not null`.execute(db)
  await vi.waitFor(async () => expect((await sent()).rows).toHaveLength(2), soon)
  // A mail or a call to the partner that is under way would arrive after whatever the test does next.
  await vi.waitFor(async () => expect(await dueJobs(db)).toEqual([]), soon)
  await fillWhatNothingFills(db, { userId, investorId, requestId, mark })
  return {
    userId,
    investorId,
    email,
    token,
    refreshToken,
    requestId,
    appointmentId,
    call,
    traces: [mark, userId, investorId, phoneNumber],
  }
}

/** Creates an account, follows the link in the email and signs in with the password. */
export async function signUp(
  { auth, db }: { auth: AccountServer['auth']; db: Kysely<Tables> },
  { email, data }: { email: string; data: object },
) {
  await auth('POST', '/signup', { email, password: fixturePassword, data })
  const codes = async () =>
    (await db.selectFrom('mailboxMessages').select('text').where('to', '=', email).execute()).flatMap(
      ({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [],
    )
  await vi.waitFor(async () => expect(await codes()).toHaveLength(1), soon)
  await auth('POST', '/verify', { type: 'signup', email, token: (await codes())[0] })
  const session = (await auth('POST', '/token?grant_type=password', { email, password: fixturePassword })).json<{
    access_token: string
    refresh_token: string
  }>()
  const refreshed = (
    await auth('POST', '/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
  ).json<{ access_token: string; refresh_token: string }>()
  return { token: refreshed.access_token, refreshToken: refreshed.refresh_token }
}

/** Books one of the partner's slots, and holds another. */
async function book(
  done: (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<LightMyRequestResponse>,
  requestId: string,
): Promise<string> {
  const [first, second] = (await done('GET', '/api/slots')).json<SlotDays>().days.flat().slice(-2)
  const { id: holdId } = (await done('POST', '/api/slots/holds', { start: first?.start })).json<Hold>()
  const appointment = (await done('PUT', `/api/consultation-requests/${requestId}/appointment`, { holdId })).json<{
    id: string
  }>()
  await done('POST', '/api/slots/holds', { start: second?.start })
  return appointment.id
}

/** Fills columns that no call currently writes, and adds a job that failed all attempts. */
async function fillWhatNothingFills(
  db: Kysely<Tables>,
  { userId, investorId, requestId, mark }: Record<'userId' | 'investorId' | 'requestId' | 'mark', string>,
): Promise<void> {
  await sql`update investors set profile_image_url = ${`/${mark}.png`}, notes = ${mark}
    where id = ${investorId}`.execute(db)
  await sql`update auth.users
    set time_zone = 'America/Chicago',
    invited_at = now(), banned_until = now() - interval '1 hour', reauthentication_sent_at = now(),
    phone = ${`1${mark}`}, phone_confirmed_at = now(), new_phone = ${`2${mark}`}, phone_change_sent_at = now()
    where id = ${userId}`.execute(db)
  await sql`insert into auth.notices (order_id, user_id, address, browser, place, happened_at)
    values (gen_random_uuid(), ${userId}, ${`former.${mark}@example.com`}, ${mark}, ${mark}, now())`.execute(db)
  await sql`insert into auth.undo_offers (order_id, user_id, link_hash, address, since, removed, happened_at)
    values (gen_random_uuid(), ${userId}, ${mark}, ${`former.${mark}@example.com`}, now(), '{}', now())`.execute(db)
  await sql`insert into auth.factor_removals (user_id, requested_at, notices, noticed_at)
    values (${userId}, now(), 1, now())`.execute(db)
  await fillSecondFactors(db, { userId, mark })
  await sql`update consultation_requests set alerted_at = now(), time_zone = 'America/Chicago',
    again_at = now() + interval '1 day', outcome = 'later',
    declined = 'other'
    where id = ${requestId}`.execute(db)
  await sql`update exchange_reminders set reminded_on = '2026-12-06' where investor_id = ${investorId}`.execute(db)
  const mail = { account: userId, id: investorId, kind: 'recovery', language: 'en' }
  // Not due yet: a worker that took one would send its mail after whatever the test does next.
  await sql`insert into pgboss.job (name, data, state, start_after) values
    ('exchange-reminder-mail', ${JSON.stringify({ investorId, date: '2026-12-06' })}::jsonb, 'created',
      now() + interval '1 day'),
    ('dead-letters', ${JSON.stringify({ requestId, version: 1 })}::jsonb, 'created', now()),
    ('account-mail', ${JSON.stringify(mail)}::jsonb, 'failed', now())`.execute(db)
}

/** Sign-in methods in addition to the password. Not enabled, as this person's calls use a single factor. */
async function fillSecondFactors(
  db: Kysely<Tables>,
  { userId, mark }: Record<'userId' | 'mark', string>,
): Promise<void> {
  const [factorId, now] = [randomUUID(), new Date()]
  await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, secret, last_challenged_at,
    created_at, updated_at)
    values (${factorId}, ${userId}, ${mark}, 'totp', ${`sealed${mark}`}, ${now}, ${now}, ${now})`.execute(db)
  await sql`insert into auth.factor_challenges (id, factor_id, ip_address, created_at, verified_at)
    values (gen_random_uuid(), ${factorId}, ${`ip${mark}`}, ${now}, ${now})`.execute(db)
  await sql`insert into auth.recovery_codes (factor_id, code_hash, created_at, used_at)
    values (${factorId}, ${`hash${mark}`}, ${now}, ${now})`.execute(db)
  await sql`insert into auth.passkeys
    (id, user_id, friendly_name, credential_id, public_key, counter, transports, device_type, backed_up,
    created_at, updated_at, last_used_at)
    values (gen_random_uuid(), ${userId}, ${mark}, ${`credential${mark}`}, 'key', 1, '["usb"]', 'singleDevice',
    false, ${now}, ${now}, ${now})`.execute(db)
  await sql`insert into auth.passkey_challenges (id, user_id, kind, challenge, browser_hash, created_at)
    values (gen_random_uuid(), ${userId}, 'registration', 'challenge', 'browser', ${now})`.execute(db)
}
