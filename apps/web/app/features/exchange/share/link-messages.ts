import type { ExchangeShare } from '@dst/contracts'
import { exchangeShareMaximum, exchangeShareOpens } from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'
import { datedMomentOf } from '~/lib/time/moment.ts'

/** How a link stands. */
export type LinkState = 'open' | 'withdrawn' | 'expired'

export function linkState({ withdrawnAt, expiresAt }: ExchangeShare, now: Date): LinkState {
  if (withdrawnAt !== null) return 'withdrawn'
  return new Date(expiresAt) > now ? 'open' : 'expired'
}

/** Until when a link opens, or since when it doesn't. */
export function endMessage({ withdrawnAt, expiresAt }: ExchangeShare, state: LinkState): string {
  if (state === 'withdrawn') return `Withdrawn ${datedMomentOf(withdrawnAt ?? expiresAt)}`
  return `${state === 'open' ? 'Opens until' : 'Expired'} ${datedMomentOf(expiresAt)}`
}

/** How often a link was opened, and when last. */
export function openedMessage({ opens }: ExchangeShare, state: LinkState): string {
  const [last] = opens
  if (last === undefined) return state === 'open' ? 'Not opened yet' : 'Never opened'
  if (opens.length === 1) return `Opened once, ${datedMomentOf(last)}`
  // The server forgets older ones.
  const more = opens.length >= exchangeShareOpens ? ' or more' : ''
  return `Opened ${opens.length} times${more}, last ${datedMomentOf(last)}`
}

/** Why no further link can be made. */
export const limitMessage =
  `You have ${spellNumber(exchangeShareMaximum)} links that open, and that is the most at a time. ` +
  'Withdraw one to make another.'
