import { randomUUID } from 'node:crypto'
import { everyRun } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInAccount } from './accounts.ts'
import { adminOf, call, signedToken } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

interface Line {
  payload: { action: string; log_type: string; actor_username: string; traits: Record<string, string> }
  ip_address: string
}

onBothDatabases('a list', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
    // Seven accounts, the seventh is the newest.
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      server.advance(1)
      await adminOf(server).createUser({
        email: `listed${number}@example.com`,
        user_metadata: { full_name: number === 3 ? 'Ada "100%" Lovelace' : 'Somebody' },
      })
    }
  })
  afterAll(() => server.stop())

  const numbersOf = (body: Record<string, unknown>) =>
    (body['users'] as { email: string }[]).map(({ email }) => Number(/\d/.exec(email)?.[0]))
  const usersBy = async (query: string) => {
    const reply = await call(server, 'GET', `/admin/users?${query}`)
    return { ...reply, numbers: numbersOf(reply.body) }
  }

  describe('of users', () => {
    test(
      'has the newest first, without their identities, and says how many there are',
      { tags: [everyRun] },
      async () => {
        const { data, error } = await adminOf(server).listUsers()
        expect(error).toBeNull()
        expect(numbersOf({ users: data.users })).toEqual([7, 6, 5, 4, 3, 2, 1])
        expect(data).toMatchObject({ aud: 'authenticated', total: 7, nextPage: null, lastPage: 1 })
        expect(data.users[0]).toMatchObject({ phone: '', role: 'authenticated', identities: null })
        expect(data.users[0]).not.toHaveProperty('factors')
      },
    )

    test('leads the client from page to page', async () => {
      const pages = [1, 2, 3, 4].map(async (page) => (await adminOf(server).listUsers({ page, perPage: 3 })).data)
      const read = await Promise.all(pages)
      expect(read.map((data) => numbersOf({ users: data.users }))).toEqual([[7, 6, 5], [4, 3, 2], [1], []])
      expect(read.map((data) => ('total' in data ? [data.nextPage, data.lastPage, data.total] : []))).toEqual([
        [2, 3, 7],
        [3, 3, 7],
        [null, 3, 7],
        [null, 3, 7],
      ])
    })

    test('has its page first in each link, and no comma within one', async () => {
      const { headers } = await usersBy('filter=a,%3D%3B&sort=created_at%20asc&per_page=3&page=&apikey=x')
      expect(headers['link']).toBe(
        `<${server.url}/auth/v1/admin/users?page=0&per_page=3&filter=a%2C%3D%3B&sort=created_at+asc>; rel="last"`,
      )
      const plain = await usersBy('page=1&per_page=3')
      const url = `${server.url}/auth/v1/admin/users`
      expect(plain.headers['link']).toBe(
        `<${url}?page=2&per_page=3>; rel="next", <${url}?page=3&per_page=3>; rel="last"`,
      )
      expect(plain.headers['x-total-count']).toBe('7')
    })

    test.each([
      ['page=&per_page=', [7, 6, 5, 4, 3, 2, 1]],
      ['page=0&per_page=0', [7, 6, 5, 4, 3, 2, 1]],
      ['sort=created_at%20asc', [1, 2, 3, 4, 5, 6, 7]],
      ['sort=created_at%20desc&per_page=2', [7, 6]],
      ['sort=created_at', [7, 6, 5, 4, 3, 2, 1]],
      ['filter=LISTED5', [5]],
      ['filter=lovelace', [3]],
      ['filter=100%25', [3]],
      ['filter=%25', [3]],
      ['filter=listed_', []],
      ['filter=%5C', []],
      ['filter=%00lovelace', [3]],
      [`filter=${encodeURIComponent("' or true --")}`, []],
    ])('that is asked for by %s has %j', async (query, numbers) => {
      expect(await usersBy(query)).toMatchObject({ status: 200, numbers })
    })

    test.each([
      ['page=-1', 'Bad Pagination Parameters: page must be a whole number'],
      ['page=NaN', 'Bad Pagination Parameters: page must be a whole number'],
      ['per_page=1.5', 'Bad Pagination Parameters: per_page must be a whole number'],
      ['per_page=9999999999', 'Bad Pagination Parameters: per_page must be a whole number'],
      ['sort=email%20asc', "Bad Sort Parameters: bad field for sort 'email'"],
      ['sort=created_at%20up', "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed"],
    ])('cannot be asked for by %s', async (query, message) => {
      const reply = await call(server, 'GET', `/admin/users?${query}`)
      expect([reply.status, reply.body]).toEqual([400, { code: 'validation_failed', message }])
      const old = await call(server, 'GET', `/admin/users?${query}`, { headers: { 'x-supabase-api-version': '' } })
      expect([old.status, old.body]).toEqual([400, { code: 400, error_code: 'validation_failed', msg: message }])
    })
  })

  describe('of the audit log', () => {
    const lines = async (query: string) =>
      (await call(server, 'GET', `/admin/audit?${query}`)).body as unknown as Line[]

    test('tells who did what to whom, the newest first', { tags: [everyRun] }, async () => {
      const { user, email } = await signedInAccount(server)
      server.advance(1)
      const bearer = await signedToken(server, { role: 'supabase_admin' })
      await call(server, 'PUT', `/admin/users/${user.id}`, { bearer, body: { user_metadata: { a: 1 } } })
      const reply = await call(server, 'GET', '/admin/audit?per_page=2&page=1')
      const [newest] = reply.body as unknown as Line[]
      expect(Object.keys(newest ?? {}).toSorted((left, right) => left.localeCompare(right))).toEqual([
        'created_at',
        'id',
        'ip_address',
        'payload',
      ])
      expect(newest).toMatchObject({
        ip_address: '127.0.0.1',
        payload: {
          action: 'user_modified',
          log_type: 'user',
          actor_username: 'supabase_admin',
          actor_via_sso: false,
          traits: { user_id: user.id, user_email: email },
        },
      })
      expect(Number(reply.headers['x-total-count'])).toBeGreaterThan(8)
      expect(reply.headers['link']).toContain('/admin/audit?page=2&per_page=2>; rel="next"')
      const exported = (await server.auth.describeUser(user.id))?.['activity'] as Record<string, unknown>[]
      expect(exported.at(-1)).toEqual({ at: expect.any(Date) as Date, action: 'user_modified', by: 'supabase_admin' })
    })

    test('is searched by author, action and type', async () => {
      const { email } = await signedInAccount(server)
      const byAuthor = await lines(`query=author:${email.slice(0, -4).toUpperCase()}`)
      expect(
        byAuthor.map(({ payload }) => payload.action).toSorted((left, right) => left.localeCompare(right)),
      ).toEqual(['login', 'user_confirmation_requested', 'user_signedup'])
      expect((await lines('query=author:service_role')).length).toBeGreaterThanOrEqual(7)
      expect(new Set((await lines('query=action:user_sign')).map(({ payload }) => payload.action))).toEqual(
        new Set(['user_signedup']),
      )
      expect(new Set((await lines('query=type:team')).map(({ payload }) => payload.log_type))).toEqual(
        new Set(['team']),
      )
      expect(await lines('query=action:%25')).toEqual([])
    })

    test.each(['banana', 'banana:x', 'constructor:x', ':'])('is not searched by %s', async (query) => {
      const reply = await call(server, 'GET', `/admin/audit?query=${query}`)
      expect([reply.status, reply.body]).toEqual([
        400,
        { code: 'validation_failed', message: `Invalid query scope: ${query}` },
      ])
    })
  })

  describe('of second factors', () => {
    const withFactors = async (...names: string[]) => {
      const { user } = await signedInAccount(server)
      const ids = names.map(() => randomUUID())
      for (const [index, name] of names.entries()) {
        await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, status, secret, created_at,
          updated_at)
          values (${ids[index]}, ${user.id}, ${name}, 'totp', 'verified', 'hidden secret',
          now() + ${index} * interval '1 second', now())`.execute(server.db)
      }
      return { userId: user.id, path: `/admin/users/${user.id}/factors`, ids }
    }

    test('is a bare array without secrets', async () => {
      const { userId, ids } = await withFactors('Phone', '')
      const { data, error } = await adminOf(server).mfa.listFactors({ userId })
      expect(error).toBeNull()
      expect(data?.factors).toMatchObject([
        {
          id: ids[0],
          friendly_name: 'Phone',
          factor_type: 'totp',
          status: 'verified',
          phone: '',
          last_challenged_at: null,
        },
        { id: ids[1] },
      ])
      expect(JSON.stringify(data)).not.toContain('hidden')
      expect((await call(server, 'GET', `/admin/users/${(await withFactors()).userId}/factors`)).body).toEqual([])
    })

    test('lets one be renamed, but not to the name of another', async () => {
      const { path, ids } = await withFactors('Phone', 'Tablet')
      const renamed = await call(server, 'PUT', `${path}/${ids[0]}`, { body: { friendly_name: 'Old phone' } })
      expect(renamed).toMatchObject({
        status: 200,
        body: { id: ids[0], friendly_name: 'Old phone', status: 'verified' },
      })
      expect(renamed.body).not.toHaveProperty('secret')
      const conflict = await call(server, 'PUT', `${path}/${ids[0]}`, { body: { friendly_name: 'Tablet' } })
      const message = 'A factor with the friendly name "Tablet" for this user already exists'
      expect([conflict.status, conflict.body]).toEqual([422, { code: 'mfa_factor_name_conflict', message }])
      expect((await call(server, 'PUT', `${path}/${ids[0]}`, { body: {} })).body).toMatchObject({
        friendly_name: 'Old phone',
      })
      expect((await lastAction()).action).toBe('factor_updated')
    })

    test('lets one be deleted', async () => {
      const { userId, path, ids } = await withFactors('Phone')
      const deleted = await adminOf(server).mfa.deleteFactor({ userId, id: ids[0] ?? '' })
      // The client nests the factor one level deeper than its types say.
      expect(deleted).toMatchObject({
        error: null,
        data: { data: { id: ids[0], friendly_name: 'Phone', status: 'verified' } },
      })
      expect((await call(server, 'GET', path)).body).toEqual([])
      expect(await lastAction()).toMatchObject({
        action: 'factor_deleted',
        log_type: 'factor',
        traits: { user_id: userId },
      })
      const again = await call(server, 'DELETE', `${path}/${ids[0]}`)
      expect([again.status, again.body]).toEqual([404, { code: 'mfa_factor_not_found', message: 'Factor not found' }])
    })

    test.each(['PUT', 'DELETE'] as const)('answers %s for what is no factor of this user', async (method) => {
      const [{ path }, other] = [await withFactors('Phone'), await withFactors('Phone')]
      const none = await call(server, method, `${path}/5`, { body: '{}' })
      expect([none.status, none.body]).toEqual([
        404,
        { code: 'validation_failed', message: 'factor_id must be an UUID' },
      ])
      const foreign = await call(server, method, `${path}/${other.ids[0]}`, { body: '{}' })
      expect([foreign.status, foreign.body['code']]).toEqual([404, 'mfa_factor_not_found'])
      expect(
        (await call(server, method, `/admin/users/5/factors/${other.ids[0]}`, { body: '{}' })).body['message'],
      ).toBe('user_id must be an UUID')
    })

    const lastAction = async () => {
      const { rows } = await sql<{
        payload: Line['payload']
      }>`select payload from auth.audit_log where payload ->> 'log_type' = 'factor'
      order by created_at desc limit 1`.execute(server.db)
      return rows[0]?.payload ?? { action: '' }
    }
  })
})
