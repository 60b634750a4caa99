import { fail, succeed, type Result } from '@dst/domain/result'

/** Why the service refused a call or could not be reached. */
export type ServiceFailureCode = 'invalid_user_id' | 'not_found' | 'refused' | 'unavailable'

/** A failed call to the service. */
export interface ServiceFailure {
  code: ServiceFailureCode
  /** HTTP status of the response, if there was one. */
  status?: number
}

/** The service to call, with the key that administers it. */
export interface ServiceAdminOptions {
  /** Project URL; `/auth/v1` is appended. */
  url: string
  /** The secret service key: server side only. */
  serviceKey: string
  /** Sends each request; defaults to the global `fetch`. */
  fetch?: typeof fetch
  /** Milliseconds to wait for a response, default 10,000. */
  timeoutMilliseconds?: number
}

/** Administration of accounts. Calls never reject; an outage is the failure `unavailable`. */
export interface ServiceAdmin {
  /** Merges values into the account's app metadata, which the user cannot edit; null removes a key. */
  setAppMetadata: (userId: string, metadata: Record<string, unknown>) => Promise<Result<void, ServiceFailure>>
  /** The service's raw record of an account; `not_found` when there is none. */
  readUser: (userId: string) => Promise<Result<Record<string, unknown>, ServiceFailure>>
  /** Permanently deletes an account with its sessions and identities; succeeds if it is already gone. */
  deleteUser: (userId: string) => Promise<Result<void, ServiceFailure>>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Calls to a hosted authentication service that need the service key. */
export function createServiceAdmin(options: ServiceAdminOptions): ServiceAdmin {
  return {
    async setAppMetadata(userId, metadata) {
      const answer = await ask(options, userId, { method: 'PUT', body: JSON.stringify({ app_metadata: metadata }) })
      return answer.ok ? succeed(undefined) : answer
    },
    readUser: (userId) => ask(options, userId, { method: 'GET' }),
    async deleteUser(userId) {
      const answer = await ask(options, userId, {
        method: 'DELETE',
        body: JSON.stringify({ should_soft_delete: false }),
      })
      return answer.ok || answer.error.code === 'not_found' ? succeed(undefined) : answer
    },
  }
}

async function ask(
  { url, serviceKey, fetch: send = fetch, timeoutMilliseconds = 10_000 }: ServiceAdminOptions,
  userId: string,
  call: { method: string; body?: string },
): Promise<Result<Record<string, unknown>, ServiceFailure>> {
  if (!uuid.test(userId)) return fail({ code: 'invalid_user_id' })
  try {
    const answer = await send(`${url.replace(/\/+$/, '')}/auth/v1/admin/users/${userId}`, {
      ...call,
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (answer.ok) return succeed((await answer.json()) as Record<string, unknown>)
    await answer.body?.cancel()
    return fail({ code: failureOf(answer.status), status: answer.status })
  } catch {
    // No response, a truncated one, or one that is not JSON.
    return fail({ code: 'unavailable' })
  }
}

function failureOf(status: number): ServiceFailureCode {
  if (status === 404) return 'not_found'
  return status >= 500 || status === 429 ? 'unavailable' : 'refused'
}
