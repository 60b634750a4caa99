import { afterClosing } from './after-closing'
import { gettingReady } from './getting-ready'
import { highLoan } from './high-loan'
import { notAccredited } from './not-accredited'
import type { WaysPage } from './ways-page'

export type { Way, WaysPage } from './ways-page'

/** The situations that have a page of their own. */
export type Situation = 'not-accredited' | 'getting-ready' | 'after-closing' | 'high-loan'

/** A page for each situation in which the usual way is closed; the key is the end of its address. */
export const waysPages: Readonly<Record<Situation, WaysPage>> = {
  'not-accredited': notAccredited,
  'getting-ready': gettingReady,
  'after-closing': afterClosing,
  'high-loan': highLoan,
}
