import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { listUsers } from '../database/user-list.ts'
import { findUser, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { badSort } from '../failures/admin.ts'
import { administerAccount } from '../flows/administer-account.ts'
import { createAccount } from '../flows/create-account.ts'
import { removeAccount } from '../flows/remove-account.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isUserId, readAccountChanges, readNewAccount } from '../wire/account-body.ts'
import { readBody } from '../wire/body.ts'
import { queryText } from '../wire/caller.ts'
import { pageHeaders, readPage } from '../wire/pages.ts'
import { listedUserJson, userJson } from '../wire/user-json.ts'
import { forAdministrators, type AdminCall } from './for-administrators.ts'

const path = '/admin/users'
const deletionBody = z.object({ should_soft_delete: z.boolean().nullish() })

/** /admin/users: creates, lists, reads, changes and deletes accounts. */
export function adminUserRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post(
    path,
    forAdministrators(context, async ({ request, administrator }) => {
      const account = readNewAccount(context, request)
      return account.ok ? asJson(context, await createAccount(context, administrator, account.value)) : account
    }),
  )
  app.get(
    path,
    forAdministrators(context, (call) => list(context, call)),
  )
  app.get(
    `${path}/:userId`,
    forAdministrators(context, async ({ request }) => asJson(context, await findTarget(context, request))),
  )
  app.put(
    `${path}/:userId`,
    forAdministrators(context, async ({ request, administrator }) => {
      const target = await findTarget(context, request)
      if (!target.ok) return target
      const fields = readAccountChanges(context, request)
      if (!fields.ok) return fields
      return asJson(
        context,
        await administerAccount(context, administrator, { userId: target.value.user.id, fields: fields.value }),
      )
    }),
  )
  app.delete(
    `${path}/:userId`,
    forAdministrators(context, async ({ request, administrator }) => {
      const target = await findTarget(context, request)
      if (!target.ok) return target
      const body =
        request.body === undefined || request.body === ''
          ? succeed({ should_soft_delete: false })
          : readBody(request, deletionBody)
      if (!body.ok) return body
      const removal = { userId: target.value.user.id, leavesRow: body.value.should_soft_delete ?? false }
      const removed = await removeAccount(context, administrator, removal)
      return removed.ok ? succeed({}) : removed
    }),
  )
}

/** The account in the path of an administrative call. */
export async function findTarget(
  { db }: AuthContext,
  request: FastifyRequest,
): Promise<Result<UserWithIdentities, FailureReply>> {
  const { userId } = request.params as { userId: string }
  if (!isUserId(userId)) return fail(failures.userIdFormat)
  const account = await findUser(db, userId)
  return account === undefined ? fail(failures.userNotFound) : succeed(account)
}

async function list(
  { db, settings }: AuthContext,
  { request, reply }: AdminCall,
): Promise<Result<unknown, FailureReply>> {
  const page = readPage(request)
  if (!page.ok) return page
  const direction = readDirection(queryText(request, 'sort'))
  if (!direction.ok) return direction
  const { number, size } = page.value
  const { users, total } = await listUsers(db, {
    filter: queryText(request, 'filter'),
    direction: direction.value,
    limit: size,
    offset: (number - 1) * size,
  })
  reply.headers(pageHeaders(settings, { request, path, page: page.value, total }))
  return succeed({ users: users.map((user) => listedUserJson(user, settings.audience)), aud: settings.audience })
}

function readDirection(sort: string): Result<'asc' | 'desc', FailureReply> {
  if (sort === '') return succeed('desc')
  const [field, direction = 'desc', ...more] = sort.trim().split(/\s+/)
  if (field !== 'created_at' || more.length > 0) return fail(badSort(`bad field for sort '${field ?? ''}'`))
  if (direction === 'asc' || direction === 'desc') return succeed(direction)
  return fail(badSort(`bad direction for sort '${direction}', only 'asc' and 'desc' allowed`))
}

function asJson(
  { settings }: AuthContext,
  account: Result<UserWithIdentities, FailureReply>,
): Result<unknown, FailureReply> {
  return account.ok ? succeed(userJson(account.value, settings.audience)) : account
}
