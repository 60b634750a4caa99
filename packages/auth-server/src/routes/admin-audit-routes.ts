import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { auditScopes, listEvents, type AuditListing } from '../database/audit-list.ts'
import type { FailureReply } from '../failures/index.ts'
import { unknownAuditScope } from '../failures/admin.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { queryText } from '../wire/caller.ts'
import { pageHeaders, readPage } from '../wire/pages.ts'
import { forAdministrators } from './for-administrators.ts'

const path = '/admin/audit'

/** GET /admin/audit: the audit log, with `query=author:…`, `action:…` or `type:…`, the matching entries. */
export function adminAuditRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get(
    path,
    forAdministrators(context, async ({ request, reply }) => {
      const page = readPage(request)
      if (!page.ok) return page
      const search = readSearch(queryText(request, 'query'))
      if (!search.ok) return search
      const { number, size } = page.value
      const { events, total } = await listEvents(context.db, {
        search: search.value,
        limit: size,
        offset: (number - 1) * size,
      })
      reply.headers(pageHeaders(context.settings, { request, path, page: page.value, total }))
      return succeed(events)
    }),
  )
}

function readSearch(query: string): Result<AuditListing['search'], FailureReply> {
  if (query === '') return succeed(undefined)
  const [, scope = '', part = ''] = /^([^:]*):(.*)$/s.exec(query) ?? []
  return isScope(scope) ? succeed({ scope, part }) : fail(unknownAuditScope(query.slice(0, 100)))
}

function isScope(text: string): text is keyof typeof auditScopes {
  return Object.hasOwn(auditScopes, text)
}
