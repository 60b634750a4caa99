import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The packages that other teams install, each after those that it depends on. */
export const packageNames = ['domain', 'contracts', 'api-client', 'auth', 'auth-server', 'content', 'ui'] as const
