import { commentText, literal, pascalCase } from './names.ts'

/** The texts used in a module's files. */
export interface ModuleWords {
  /** In kebab-case, and in camelCase. */
  name: string
  camel: string
  /** What its first call returns. */
  summary: string
}

/** A module's files by file name ending: routes, service, repository and a test on real databases. */
export function apiModuleFiles(words: ModuleWords): Record<string, string> {
  return {
    '-routes.ts': routesOf(words),
    '-service.ts': serviceOf(words),
    '-repository.ts': repositoryOf(words),
    '.db.test.ts': testOf(words),
  }
}

function routesOf({ name, camel, summary }: ModuleWords): string {
  const symbol = pascalCase(name)
  return `import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../../database/tables.ts'
import { read${symbol} } from './${name}-service.ts'

/** ${commentText(summary)} */
export function ${camel}Routes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/me/${name}',
      // Out of the reference until the contract names the call.
      schema: { hide: true, summary: ${literal(summary)}, response: { 200: z.object({ since: z.iso.datetime() }) } },
      config: { access: 'investor' },
      handler: async (request, reply) => {
        const found = await read${symbol}(db, request.caller().identity)
        return found.ok ? reply.code(200).send(found.value) : reply.problem(found.error)
      },
    })
  }
}
`
}

function serviceOf({ name }: ModuleWords): string {
  const symbol = pascalCase(name)
  return `import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import type { Identity } from '../../caller.ts'
import type { Tables } from '../../database/tables.ts'
import { find${symbol}, type ${symbol} } from './${name}-repository.ts'

/** What belongs to this person; \`not_found\` before they have a record. */
export async function read${symbol}(
  db: Kysely<Tables>,
  { userId }: Pick<Identity, 'userId'>,
): Promise<Result<${symbol}, 'not_found'>> {
  const found = await find${symbol}(db, userId)
  return found ? succeed(found) : fail('not_found' as const)
}
`
}

function repositoryOf({ name }: ModuleWords): string {
  const symbol = pascalCase(name)
  return `import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** What is kept for one person. */
export interface ${symbol} {
  /** When their record began, in ISO 8601. */
  since: string
}

/** What is kept for the owner of this account; undefined when there is nothing. */
export async function find${symbol}(db: Kysely<Tables>, authUserId: string): Promise<${symbol} | undefined> {
  const row = await db
    .selectFrom('investors')
    .select('createdAt')
    .where('authUserId', '=', authUserId)
    .executeTakeFirst()
  return row && { since: row.createdAt.toISOString() }
}
`
}

function testOf({ name }: ModuleWords): string {
  return `import { expect, test } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { ruth, walter } from '../../testing/records.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TestPerson } from '../../testing/tokens.ts'

onBothEngines((database) => {
  async function start() {
    const mint = await createMint()
    const app = await buildTestApp({ db: database(), verifier: mint.verifier })
    const call = async (person: TestPerson, url = '/api/me/${name}') =>
      app.inject({ url, headers: { authorization: \`Bearer \${await mint.valid(person)}\` } })
    return { app, call }
  }

  test('a person is told their own, and nobody is told somebody else’s', async () => {
    const { call } = await start()
    expect((await call(ruth, '/api/me')).statusCode).toBe(200)
    await database()
      .updateTable('investors')
      .set({ createdAt: new Date('2026-01-02T03:04:05Z') })
      .where('authUserId', '=', ruth.userId)
      .execute()
    const answer = await call(ruth)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ since: '2026-01-02T03:04:05.000Z' })
    expect((await call(walter)).statusCode).toBe(404)
  })

  test('without a token nobody is told anything', async () => {
    const { app } = await start()
    expect((await app.inject('/api/me/${name}')).statusCode).toBe(401)
  })
})
`
}
