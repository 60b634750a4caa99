import type { RuntimeConfig } from '@dst/web/app/services/config.ts'
import { currentSite } from './site.ts'

/** Replaces the runtime config that the site's own server would send. */
export const loadRuntimeConfig = (): Promise<RuntimeConfig> => currentSite().config()
