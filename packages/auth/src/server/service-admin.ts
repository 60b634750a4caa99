import { fail, succeed, type Result } from '@dst/domain/result'

/** Why the service refused a call or could not be reached. */
export type ServiceFailureCode = 'invalid_user_id' | 'not_found' | 'already_registered' | 'refused' | 'unavailable'

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
  /** The service's raw record of the account with exactly this address; `not_found` when there is none. */
  findUser: (email: string) => Promise<Result<Record<string, unknown>, ServiceFailure>>
  /**
   * Creates an account and mails its invitation, which can be repeated until it is accepted; `already_registered` where
   * the address has confirmed an account. The value is the service's raw record.
   */
  inviteUser: (email: string, redirectTo: string) => Promise<Result<Record<string, unknown>, ServiceFailure>>
  /** Permanently deletes an account with its sessions and identities; succeeds if it is already gone. */
  deleteUser: (userId: string) => Promise<Result<void, ServiceFailure>>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Calls to an authentication service that need its service key. */
export function createServiceAdmin(options: ServiceAdminOptions): ServiceAdmin {
  return {
    async setAppMetadata(userId, metadata) {
      const answer = await askAbout(options, userId, 'PUT', { app_metadata: metadata })
      return answer.ok ? succeed(undefined) : answer
    },
    readUser: (userId) => askAbout(options, userId, 'GET'),
    findUser: (email) => find(options, email.trim().toLowerCase()),
    inviteUser: (email, redirectTo) =>
      ask(options, `invite?redirect_to=${encodeURIComponent(redirectTo)}`, 'POST', { email }),
    async deleteUser(userId) {
      const answer = await askAbout(options, userId, 'DELETE', { should_soft_delete: false })
      return answer.ok || answer.error.code === 'not_found' ? succeed(undefined) : answer
    },
  }
}

/** The service filters by part of an address or name, so that the one with this address is looked for in what it lists. */
async function find(
  options: ServiceAdminOptions,
  email: string,
): Promise<Result<Record<string, unknown>, ServiceFailure>> {
  const answer = await ask(options, `admin/users?filter=${encodeURIComponent(email)}&per_page=100`, 'GET')
  if (!answer.ok) return answer
  const users = Array.isArray(answer.value['users']) ? (answer.value['users'] as Record<string, unknown>[]) : []
  const found = users.find((user) => String(user['email']).toLowerCase() === email)
  return found ? succeed(found) : fail({ code: 'not_found' })
}

async function askAbout(
  options: ServiceAdminOptions,
  userId: string,
  method: string,
  body?: object,
): Promise<Result<Record<string, unknown>, ServiceFailure>> {
  if (!uuid.test(userId)) return fail({ code: 'invalid_user_id' })
  return ask(options, `admin/users/${userId}`, method, body)
}

async function ask(
  { url, serviceKey, fetch: send = fetch, timeoutMilliseconds = 10_000 }: ServiceAdminOptions,
  path: string,
  method: string,
  body?: object,
): Promise<Result<Record<string, unknown>, ServiceFailure>> {
  try {
    const answer = await send(`${url.replace(/\/+$/, '')}/auth/v1/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (answer.ok) return succeed((await answer.json()) as Record<string, unknown>)
    const refusal = (await answer.json().catch(() => ({}))) as { error_code?: unknown }
    return fail({ code: failureOf(answer.status, refusal.error_code), status: answer.status })
  } catch {
    // No response, a truncated one, or one that is not JSON.
    return fail({ code: 'unavailable' })
  }
}

function failureOf(status: number, code: unknown): ServiceFailureCode {
  if (status === 404) return 'not_found'
  if (status === 422 && code === 'email_exists') return 'already_registered'
  return status >= 500 || status === 429 ? 'unavailable' : 'refused'
}
