/* oxlint-disable no-console -- The library has no other way to be quiet. */

import type * as StandIn from './stand-in-provider.ts'

/**
 * Loads the stand-in without its library's warning about a release of Node that is not (yet) a long-term one. That is
 * meant for providers in production, and reads as if this server should not run on it.
 */
export async function loadStandIn(): Promise<typeof StandIn> {
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes('Unsupported runtime')) warn(...said)
  }
  try {
    return await import('./stand-in-provider.ts')
  } finally {
    console.warn = warn
  }
}
