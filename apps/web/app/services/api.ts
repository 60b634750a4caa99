import { createApiClient } from '@dst/api-client'
import { authClient } from './auth'

/** The product's own API, called as whoever is signed in. Import it only where a page talks to the API. */
export const api = createApiClient({ baseUrl: '', accessToken })

/** A call without the token of a session that is there would be refused as a stranger's: it fails as unreached instead. */
async function accessToken(): Promise<string | undefined> {
  const token = await authClient.accessToken()
  if (token === undefined && authClient.hasStoredSession()) throw new Error('the session could not be refreshed')
  return token
}
