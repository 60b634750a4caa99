import { createApiClient } from '@dst/api-client'
import { authClient } from './auth'

/** The product's own API, called as whoever is signed in. Import it only where a page talks to the API. */
export const api = createApiClient({ baseUrl: '', accessToken: () => authClient.accessToken() })
