import { createApiClient } from '@dst/api-client'
import { authClient } from './auth.ts'

/** The product's own API, called as the signed-in user. Import it only where a page calls the API. */
export const api = createApiClient({ baseUrl: '', accessToken })

/**
 * If a session exists but has no token, the server would reject the call as anonymous: fail as a network error instead.
 */
export async function accessToken(): Promise<string | undefined> {
  const token = await authClient.accessToken()
  if (token === undefined && authClient.hasStoredSession()) throw new Error('the session could not be refreshed')
  return token
}
