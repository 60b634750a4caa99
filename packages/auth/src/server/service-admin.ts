import { fail, succeed, type Result } from '@dst/domain/result'

/** Why the service refused or could not be asked. */
export type ServiceFailureCode = 'invalid_user_id' | 'not_found' | 'refused' | 'unavailable'

export interface ServiceFailure {
  code: ServiceFailureCode
  /** HTTP status of the answer, when there was one. */
  status?: number
}

export interface ServiceAdminOptions {
  /** Project URL; `/auth/v1` is appended. */
  url: string
  /** The secret service credential: server side only. */
  serviceKey: string
  fetch?: typeof fetch
  /** Milliseconds to wait for an answer, default 10,000. */
  timeoutMilliseconds?: number
}

export interface ServiceAdmin {
  /** Merges values into the account's app metadata, which the person cannot edit; null removes a key. */
  setAppMetadata: (userId: string, metadata: Record<string, unknown>) => Promise<Result<void, ServiceFailure>>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Calls of a hosted authentication service that need the service credential. */
export function createServiceAdmin(options: ServiceAdminOptions): ServiceAdmin {
  const base = `${options.url.replace(/\/+$/, '')}/auth/v1`
  const send = options.fetch ?? fetch
  return {
    async setAppMetadata(userId, metadata) {
      if (!uuid.test(userId)) return fail({ code: 'invalid_user_id' })
      const answer = await attempt(() =>
        send(`${base}/admin/users/${userId}`, {
          method: 'PUT',
          headers: {
            apikey: options.serviceKey,
            authorization: `Bearer ${options.serviceKey}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ app_metadata: metadata }),
          signal: AbortSignal.timeout(options.timeoutMilliseconds ?? 10_000),
        }),
      )
      if (answer === undefined) return fail({ code: 'unavailable' })
      await answer.body?.cancel()
      return answer.ok ? succeed(undefined) : fail({ code: failureOf(answer.status), status: answer.status })
    },
  }
}

async function attempt(request: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await request()
  } catch {
    return undefined
  }
}

function failureOf(status: number): ServiceFailureCode {
  if (status === 404) return 'not_found'
  return status >= 500 || status === 429 ? 'unavailable' : 'refused'
}
