import { everyRun } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { signedInAccount } from './accounts.ts'
import { accountWithApp, appCode, enrollApp, wrongAppCode } from './authenticator-app.ts'
import { factorCalls, someId } from './factor-calls.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('codes of second factors', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      limiter: unlimited,
      notices: { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' },
    })
  })
  afterAll(() => server.stop())

  const { signIn, challenge, call } = factorCalls(() => server)

  test('a code works once: not the same again, not an older one, and not at another challenge', async () => {
    const { email, factorId, secret } = await accountWithApp(server)
    const client = await signIn(email)
    const first = await challenge(client, factorId)
    const code = appCode(secret, server.now())
    const older = appCode(secret, server.now(), -1)
    expect((await client.auth.mfa.verify({ factorId, challengeId: first.id, code })).error).toBeNull()
    const refusal = { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' }
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject(refusal)
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: older })).error).toMatchObject(refusal)
    const sameChallenge = await client.auth.mfa.verify({
      factorId,
      challengeId: first.id,
      code: appCode(secret, server.now(), 1),
    })
    expect(sameChallenge.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
    expect(
      (await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now(), 1) })).error,
    ).toBeNull()
  })

  test.each([
    ['two steps ago', -2, 'mfa_verification_failed'],
    ['a step ago', -1, undefined],
    ['of now', 0, undefined],
    ['a step ahead', 1, undefined],
    ['two steps ahead', 2, 'mfa_verification_failed'],
  ])('a code %s', async (_when, steps, expected) => {
    const { client } = await signedInAccount(server)
    const { factorId, secret } = await enrollApp(client)
    // Starts a second into a step, so that none begins or ends during the test.
    server.advance(31 - ((server.now().getTime() / 1000) % 30))
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now(), steps) })
    expect(error?.code).toBe(expected)
  })

  test('a code with a space in it is the same code', async () => {
    const { client } = await signedInAccount(server)
    const { factorId, secret } = await enrollApp(client)
    const code = appCode(secret, server.now())
    expect(
      (await client.auth.mfa.challengeAndVerify({ factorId, code: `${code.slice(0, 3)} ${code.slice(3)} ` })).error,
    ).toBeNull()
  })

  test(
    'of fifty answers with one code at once, to one challenge or to fifty, one is let in',
    { tags: [everyRun] },
    async () => {
      for (const count of [1, 50]) {
        const { client, email, factorId, secret } = await accountWithApp(server)
        const challenges = await Promise.all(Array.from({ length: count }, () => challenge(client, factorId)))
        const code = appCode(secret, server.now())
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            call(client, {
              path: `/factors/${factorId}/verify`,
              body: { challenge_id: challenges[index % count]?.id, code },
            }),
          ),
        )
        const right = answers.filter(({ status }) => status === 200)
        expect([email, right.length]).toEqual([email, 1])
        const refusals = new Set(answers.filter(({ status }) => status !== 200).map(({ code: refused }) => refused))
        expect(refusals).toEqual(new Set([count === 1 ? 'mfa_ip_address_mismatch' : 'mfa_verification_failed']))
      }
    },
  )

  test('a wrong code uses no challenge up', async () => {
    const { client } = await signedInAccount(server)
    const { factorId, secret } = await enrollApp(client)
    const { id: challengeId } = await challenge(client, factorId)
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: wrongAppCode(secret, server.now()) })
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(
      (await client.auth.mfa.verify({ factorId, challengeId, code: appCode(secret, server.now()) })).error,
    ).toBeNull()
  })

  test('a challenge is answered in time, from the address that asked, and for its own factor', async () => {
    const { client } = await signedInAccount(server)
    const [mine, other] = [await enrollApp(client, 'a'), await enrollApp(client, 'b')]
    const { id } = await challenge(client, mine.factorId)
    const body = { challenge_id: id, code: appCode(mine.secret, server.now()) }
    const path = `/factors/${mine.factorId}/verify`
    expect(await call(client, { path, body, from: '192.0.2.7' })).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
    })
    const unknown = {
      status: 422,
      code: 'mfa_factor_not_found',
      message: 'MFA factor with the provided challenge ID not found',
    }
    expect(await call(client, { path: `/factors/${other.factorId}/verify`, body })).toMatchObject(unknown)
    expect(await call(client, { path, body: { ...body, challenge_id: someId } })).toMatchObject(unknown)
    server.advance(301)
    const late = await call(client, { path, body: { ...body, code: appCode(mine.secret, server.now()) } })
    expect(late).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  })

  test('nobody has to do with the factors and challenges of somebody else', async () => {
    const { factorId, secret, client } = await accountWithApp(server)
    const { id } = await challenge(client, factorId)
    const stranger = await accountWithApp(server)
    const unknown = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' }
    const body = { challenge_id: id, code: appCode(secret, server.now()) }
    expect(await call(stranger.client, { path: `/factors/${factorId}/challenge` })).toMatchObject(unknown)
    expect(await call(stranger.client, { path: `/factors/${factorId}/verify`, body })).toMatchObject(unknown)
    expect(await call(stranger.client, { path: `/factors/${factorId}`, method: 'DELETE' })).toMatchObject(unknown)
    const own = await call(stranger.client, {
      path: `/factors/${stranger.factorId}/verify`,
      body: { ...body, code: appCode(stranger.secret, server.now()) },
    })
    expect(own).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  })

  test.each([
    ['no session', undefined, { path: `/factors/${someId}/challenge` }, { status: 401, code: 'no_authorization' }],
    ['no session', undefined, { path: `/factors/${someId}/verify` }, { status: 401, code: 'no_authorization' }],
    ['no session', undefined, { path: '/factors' }, { status: 401, code: 'no_authorization' }],
    [
      'an id that is none',
      'own',
      { path: '/factors/nine/challenge' },
      { status: 404, code: 'validation_failed', message: 'factor_id must be an UUID' },
    ],
    [
      'an unknown factor',
      'own',
      { path: `/factors/${someId}`, method: 'DELETE' as const },
      { status: 404, code: 'mfa_factor_not_found' },
    ],
    [
      'a factor of no known type',
      'own',
      { path: '/factors', body: { factor_type: 'smoke' } },
      { status: 400, code: 'validation_failed' },
    ],
    [
      'a phone',
      'own',
      { path: '/factors', body: { factor_type: 'phone', phone: '+15550100' } },
      { status: 422, code: 'mfa_phone_enroll_not_enabled' },
    ],
    [
      'a name without end',
      'own',
      { path: '/factors', body: { factor_type: 'totp', friendly_name: 'x'.repeat(121) } },
      { status: 400, code: 'validation_failed' },
    ],
  ])('%s is refused (%#)', async (_what, who, request, expected) => {
    const client = who === undefined ? undefined : (await signedInAccount(server)).client
    expect(await call(client, request)).toMatchObject(expected)
  })

  test('an answer without a code, or to a challenge without an id, is refused', async () => {
    const { client } = await signedInAccount(server)
    const { factorId, secret } = await enrollApp(client)
    const { id } = await challenge(client, factorId)
    const path = `/factors/${factorId}/verify`
    expect(await call(client, { path, body: { challenge_id: id } })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    const code = appCode(secret, server.now())
    expect(await call(client, { path, body: { challenge_id: 'nine', code } })).toMatchObject({
      status: 400,
      code: 'bad_json',
    })
  })

  test('somebody without an account has no factors', async () => {
    const { client, user } = await signedInAccount(server)
    await sql`update auth.users set is_anonymous = true where id = ${user.id}`.execute(server.db)
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'no_authorization',
    })
  })

  test('two factors of one name are refused, and no name is a name', async () => {
    const { client } = await signedInAccount(server)
    await enrollApp(client)
    const unnamed = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(unnamed.error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "" for this user already exists',
    })
    await enrollApp(client, 'Phone')
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error?.code).toBe(
      'mfa_factor_name_conflict',
    )
  })

  test('an account has ten factors at most', async () => {
    const { client } = await signedInAccount(server)
    for (let index = 0; index < 10; index += 1) await enrollApp(client, `app ${index}`)
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app 10' })
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })
})
