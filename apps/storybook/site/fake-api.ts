import type { ApiClient } from '@dst/api-client'
import { following } from './following.ts'
import { currentSite } from './site.ts'

export * from '@dst/api-client'

/** Replaces the client of the API. */
export function createApiClient(): ApiClient {
  return following<ApiClient>(() => currentSite().api)
}
