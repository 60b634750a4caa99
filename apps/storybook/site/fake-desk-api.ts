import type { DeskClient } from '@dst/api-client/desk'
import { following } from './following.ts'
import { currentSite } from './site.ts'

export * from '@dst/api-client/desk'

/** Replaces the client of the desk. */
export function createDeskClient(): DeskClient {
  return following<DeskClient>(() => currentSite().desk)
}
