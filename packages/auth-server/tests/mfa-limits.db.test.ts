import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLimiter } from '../src/index.ts'
import { sessionOf, signedInAccount } from './accounts.ts'
import { accountWithApp, appCode, wrongAppCode } from './authenticator-app.ts'
import { someId } from './factor-calls.ts'
import { anonKey, startServer, type TestServer } from './harness.ts'

describe('second factors that are limited', () => {
  let server: TestServer
  // Delays use their own fake clock, which does not advance however busy the machine is.
  let limiterTime = 1_000_000
  beforeAll(async () => {
    server = await startServer('PGlite', {
      limiter: createLimiter({ now: () => limiterTime }),
      limits: { requestBurst: 30 },
    })
  })
  afterAll(() => server.stop())

  test('guesses of a code are ten and then waits, though refusals of other kinds come between', async () => {
    const { client, factorId, secret } = await accountWithApp(server)
    const used = await client.auth.mfa.challenge({ factorId })
    const guess = async () => {
      // So that the request limit does not hide the guess limit.
      limiterTime += 1000 * 4
      const wrong = await client.auth.mfa.verify({
        factorId,
        challengeId: used.data?.id ?? '',
        code: wrongAppCode(secret, server.now()),
      })
      await client.auth.mfa.verify({ factorId, challengeId: someId, code: wrongAppCode(secret, server.now()) })
      limiterTime += 1000 * 4
      return wrong.error
    }
    const codes: (string | undefined)[] = []
    for (let index = 0; index < 14; index += 1) codes.push((await guess())?.code)
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'mfa_verification_failed'))
    expect(new Set(codes.slice(10))).toEqual(new Set(['over_request_rate_limit']))
    const right = () => client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    expect((await right()).error).toMatchObject({ status: 429, message: 'Too many attempts for this account' })
    limiterTime += 1000 * 60 * 60
    expect((await right()).error).toBeNull()
  })

  test('challenges and answers are fifteen a minute from one address, after thirty at once', async () => {
    const { client, factorId } = await accountWithApp(server)
    limiterTime += 1000 * 60 * 60
    const headers = {
      apikey: anonKey,
      authorization: `Bearer ${(await sessionOf(client)).access_token}`,
      'x-supabase-api-version': '2024-01-01',
    }
    const ask = async (path: string) =>
      (await server.app.inject({ method: 'POST', url: `/auth/v1/factors/${factorId}/${path}`, headers, payload: '{}' }))
        .statusCode
    for (const [path, answered] of [
      ['challenge', 200],
      ['verify', 400],
    ] as const) {
      for (let index = 0; index < 30; index += 1) expect(await ask(path)).toBe(answered)
      expect(await ask(path)).toBe(429)
      limiterTime += 4000
      expect([await ask(path), await ask(path)]).toEqual([answered, 429])
    }
  })

  test('a server without authenticator apps says so', async () => {
    const without = await startServer('PGlite', { secondFactors: { totpEnroll: false, totpVerify: false } })
    const { client, user } = await signedInAccount(without)
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(enrolled.error).toMatchObject({
      status: 422,
      code: 'mfa_totp_enroll_not_enabled',
      message: 'MFA enroll is disabled for TOTP',
    })
    await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, secret, created_at, updated_at)
      values (${someId}, ${user.id}, '', 'totp', 'x', now(), now())`.execute(without.db)
    const refusal = {
      status: 422,
      code: 'mfa_totp_verify_not_enabled',
      message: 'MFA verification is disabled for TOTP',
    }
    expect((await client.auth.mfa.challenge({ factorId: someId })).error).toMatchObject(refusal)
    expect(
      (await client.auth.mfa.verify({ factorId: someId, challengeId: someId, code: '123456' })).error,
    ).toMatchObject(refusal)
    await without.stop()
  })
})
