import { everyRun } from '@dst/vitest-config/run'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLimiter, unlimited } from '../src/index.ts'
import { firstPassword, sessionOf, signedInAccount } from './accounts.ts'
import { accountWithApp, appCode, enrollApp } from './authenticator-app.ts'
import { factorCalls } from './factor-calls.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

const codesOf = async (client: SupabaseClient) => {
  const { data, error } = await client.auth.mfa.recoveryCodes.generate()
  if (error !== null) throw new Error('no recovery codes', { cause: error })
  return data.codes
}

/** An account with an app and recovery codes, and the session that created them. */
async function accountWithCodes(server: TestServer) {
  const account = await accountWithApp(server)
  return { ...account, codes: await codesOf(account.client) }
}

onBothDatabases('recovery codes', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      limiter: unlimited,
      notices: { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' },
    })
  })
  afterAll(() => server.stop())
  const { signIn, levels, methods, call, storedActions } = factorCalls(() => server)

  test('are ten, shown once, of eighty bits each, and only how many are left after that', async () => {
    const { client } = await accountWithApp(server)
    const { data, error } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: ' Backup codes ' })
    expect(error).toBeNull()
    expect(data).toEqual({
      id: expect.any(String) as string,
      type: 'recovery_code',
      friendly_name: 'Backup codes',
      total: 10,
      codes: Array.from({ length: 10 }, () => expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{16}$/) as string),
    })
    expect(new Set(data?.codes).size).toBe(10)
    const status = await client.auth.mfa.recoveryCodes.getStatus()
    expect(status.data).toEqual({ id: data?.id, type: 'recovery_code', total: 10, remaining: 10 })
    const listed = await client.auth.mfa.listFactors()
    expect(listed.data?.recovery_code).toMatchObject([
      { id: data?.id, friendly_name: 'Backup codes', status: 'verified' },
    ])
    const { rows } = await sql<{
      stored: string
    }>`select code_hash as stored from auth.recovery_codes where factor_id = ${data?.id}`.execute(server.db)
    expect(rows).toHaveLength(10)
    for (const code of data?.codes ?? []) expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('codes need a factor in force, a session that has shown it, and are made once', async () => {
    const { client, email, user } = await signedInAccount(server)
    const low = { status: 403, code: 'insufficient_aal' }
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject(low)
    const missing = { status: 404, code: 'mfa_factor_not_found', message: 'The user has not enrolled recovery codes' }
    expect((await client.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject(missing)
    const { factorId, secret } = await enrollApp(client, 'Recovery codes')
    await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    expect((await client.auth.mfa.recoveryCodes.regenerate()).error).toMatchObject(missing)
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error).toMatchObject(missing)
    const taken = await client.auth.mfa.recoveryCodes.generate()
    expect(taken.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    await sql`update auth.factors set status = 'unverified' where id = ${factorId}`.execute(server.db)
    const alone = await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'Codes' })
    expect(alone.error).toMatchObject({ status: 422, code: 'mfa_recovery_codes_sole_factor' })
    await sql`update auth.factors set status = 'verified' where id = ${factorId}`.execute(server.db)
    expect((await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'Codes' })).error).toBeNull()
    const again = await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'More codes' })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
    const stranger = await signIn(email)
    for (const name of ['generate', 'regenerate', 'unenroll'] as const) {
      expect((await stranger.auth.mfa.recoveryCodes[name]()).error).toMatchObject(low)
    }
    expect((await stranger.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 })
    expect(await storedActions(user.id)).toContain('recovery_codes_generated')
  })

  test('a code, however it is typed, raises the session and ends those that showed one factor only', async () => {
    const { email, user, codes, client: owner } = await accountWithCodes(server)
    const [client, other] = [await signIn(email), await signIn(email)]
    const before = await sessionOf(client)
    const typed = ` ${(codes[0] ?? '')
      .toUpperCase()
      .replace(/(.{4})(?=.)/g, '$1-')
      .replaceAll('0', 'O')
      .replaceAll('1', 'l')} `
    const { data, error } = await client.auth.mfa.recoveryCodes.verify({ code: typed })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { factors: [{ factor_type: 'totp' }, { factor_type: 'recovery_code' }] },
    })
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2' })
    expect(await methods(client)).toEqual(['mfa/recovery_code', 'password'])
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await server.client().auth.refreshSession({ refresh_token: before.refresh_token })).error?.code).toBe(
      'refresh_token_already_used',
    )
    expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await owner.auth.getUser()).error).toBeNull()
    expect((await owner.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
    expect(await server.auth.secondFactors(user.id)).toMatchObject({ isRequired: true, unusedRecoveryCodes: 9 })
    expect(await storedActions(user.id)).toContain('recovery_codes_verified')
  })

  test('a code works once, a wrong one never, and an empty one is none', async () => {
    const { client, codes } = await accountWithCodes(server)
    const code = codes[0] ?? ''
    expect((await client.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull()
    const refusal = { status: 422, code: 'mfa_verification_failed', message: 'Invalid recovery code entered' }
    for (const wrong of [code, '0'.repeat(16), codes[1]?.slice(1) ?? '']) {
      expect((await client.auth.mfa.recoveryCodes.verify({ code: wrong })).error).toMatchObject(refusal)
    }
    for (const empty of ['', ' - ']) {
      expect((await client.auth.mfa.recoveryCodes.verify({ code: empty })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      })
    }
  })

  test('of fifty uses of one code at once, one counts', { tags: [everyRun] }, async () => {
    const { client, codes } = await accountWithCodes(server)
    const uses = await Promise.all(
      Array.from({ length: 50 }, () =>
        call(client, { path: '/factors/recovery-codes/verify', body: { code: codes[0] } }),
      ),
    )
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ code }) => code === 'mfa_verification_failed')).toHaveLength(49)
  })

  test('codes of somebody else open nothing', async () => {
    const { codes } = await accountWithCodes(server)
    const [stranger, without] = [await accountWithCodes(server), await accountWithApp(server)]
    for (const { client } of [stranger, without]) {
      expect((await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error?.code).toBe(
        'mfa_verification_failed',
      )
    }
    expect(await call(undefined, { path: '/factors/recovery-codes/verify', body: { code: codes[0] } })).toMatchObject({
      status: 401,
      code: 'no_authorization',
    })
  })

  test('new codes replace all the old ones, under the same name', async () => {
    const { client, codes } = await accountWithCodes(server)
    await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
    const before = await client.auth.mfa.recoveryCodes.getStatus()
    const { data } = await client.auth.mfa.recoveryCodes.regenerate()
    expect(data).toMatchObject({
      id: before.data?.id,
      type: 'recovery_code',
      friendly_name: 'Recovery codes',
      total: 10,
    })
    expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 })
    expect((await client.auth.mfa.recoveryCodes.verify({ code: codes[1] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await client.auth.mfa.recoveryCodes.verify({ code: data?.codes[1] ?? '' })).error).toBeNull()
  })

  test('the last app stays while there are codes, and goes after them', async () => {
    const { client, factorId } = await accountWithCodes(server)
    const retained = await client.auth.mfa.unenroll({ factorId })
    expect(retained.error).toMatchObject({ status: 422, code: 'mfa_recovery_codes_sole_factor' })
    const codesId = (await client.auth.mfa.recoveryCodes.getStatus()).data?.id ?? ''
    const wrongCall = await client.auth.mfa.unenroll({ factorId: codesId })
    expect(wrongCall.error).toMatchObject({ status: 422, code: 'validation_failed' })
    expect((await client.auth.mfa.challenge({ factorId: codesId })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    expect((await client.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: codesId })
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
  })

  test('who has lost their app gets in with a code and switches two factors off', async () => {
    const { email, factorId, codes } = await accountWithCodes(server)
    const client = await signIn(email)
    await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error).toBeNull()
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect(await levels(await signIn(email))).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  test('removed codes leave other sessions that they raised at one factor', async () => {
    const { email, client, codes } = await accountWithCodes(server)
    const other = await signIn(email)
    await other.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
    await client.auth.mfa.recoveryCodes.unenroll()
    await Promise.all([client.auth.refreshSession(), other.auth.refreshSession()])
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2' })
    expect(await levels(other)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect(await methods(other)).toEqual(['password'])
  })

  test('are reported to their owner by mail when made, used or removed, and never mailed themselves', async () => {
    const { client, email } = await accountWithApp(server)
    server.mails.splice(0)
    const codes = await codesOf(client)
    await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
    await client.auth.mfa.recoveryCodes.regenerate()
    await client.auth.mfa.recoveryCodes.unenroll()
    const subjects = [
      'New recovery codes for',
      'A recovery code was used for',
      'New recovery codes for',
      'The recovery codes were removed from',
    ]
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual(
      subjects.map((subject) => [email, `${subject} your account with Example`]),
    )
    for (const code of codes) expect(JSON.stringify(server.mails)).not.toContain(code)
  })

  test('an account tells its owner when codes were made and used, and takes them along', async () => {
    const { client, user, codes } = await accountWithCodes(server)
    await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
    const exported = await server.auth.describeUser(user.id)
    const exportedCodes = (exported?.['recovery_codes'] ?? []) as { used_at: Date | null }[]
    expect([exportedCodes.length, exportedCodes.filter((each) => each.used_at !== null).length]).toEqual([10, 1])
    const { rows } = await sql<{ hash: string }>`select code_hash as hash from auth.recovery_codes`.execute(server.db)
    for (const secret of [...codes, ...rows.map(({ hash }) => hash)])
      expect(JSON.stringify(exported)).not.toContain(secret)
    await server.db.transaction().execute((trx) => server.auth.deleteUser(trx, user.id))
    const left = await sql<{ left: number }>`select count(*)::int as left from auth.recovery_codes
      where not exists (select from auth.factors where id = factor_id)`.execute(server.db)
    expect(left.rows[0]?.left).toBe(0)
  })
})

describe('recovery codes that are limited', () => {
  let limiterTime = 1_000_000
  let server: TestServer
  beforeAll(async () => {
    server = await startServer('PGlite', { limiter: createLimiter({ now: () => limiterTime }) })
  })
  afterAll(() => server.stop())

  test('after ten wrong codes all wait, the right ones too, until their time or until there are new ones', async () => {
    const { client, codes, email } = await accountWithCodes(server)
    const attacker = server.client()
    await attacker.auth.signInWithPassword({ email, password: firstPassword })
    for (let index = 0; index < 10; index += 1) {
      expect((await attacker.auth.mfa.recoveryCodes.verify({ code: `${index}`.repeat(16) })).error?.code).toBe(
        'mfa_verification_failed',
      )
    }
    const locked = {
      status: 429,
      code: 'mfa_recovery_codes_locked',
      message: 'Too many failed verification attempts, try again later',
    }
    expect((await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toMatchObject(locked)
    limiterTime += 61_000
    expect((await client.auth.mfa.recoveryCodes.verify({ code: '0'.repeat(16) })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toMatchObject(locked)
    const { data } = await client.auth.mfa.recoveryCodes.regenerate()
    expect((await client.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error).toBeNull()
  })

  test('a server without recovery codes says so', async () => {
    const without = await startServer('PGlite', {
      secondFactors: { recoveryCodesEnroll: false, recoveryCodesVerify: false },
    })
    const { client } = await accountWithApp(without)
    const enroll = {
      status: 422,
      code: 'mfa_recovery_codes_enroll_not_enabled',
      message: 'MFA enroll is disabled for recovery codes',
    }
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject(enroll)
    expect((await client.auth.mfa.recoveryCodes.regenerate()).error).toMatchObject(enroll)
    const verified = await client.auth.mfa.recoveryCodes.verify({ code: 'k4m9x7qp2ab8ht3z' })
    expect(verified.error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_verify_not_enabled',
      message: 'MFA verification is disabled for recovery codes',
    })
    await without.stop()
  })
})
