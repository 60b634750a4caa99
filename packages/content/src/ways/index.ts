import { gettingReady } from './getting-ready.ts'
import { notAccredited } from './not-accredited.ts'
import type { WaysPage } from './ways-page.ts'

export type { Way, WaysPage } from './ways-page.ts'

/** The situations that have a page of their own. */
export type Situation = 'not-accredited' | 'getting-ready'

/** A page for each situation that rules out the usual route; the key is the last segment of its URL. */
export const waysPages: Readonly<Record<Situation, WaysPage>> = {
  'not-accredited': notAccredited,
  'getting-ready': gettingReady,
}
