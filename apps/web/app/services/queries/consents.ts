import type { DisplayedConsent } from '@dst/api-client'
import { consentText, type ConsentKind } from '@dst/content/consents'
import { fieldLimits } from '@dst/contracts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from './current-investor.ts'

/**
 * What the user agreed to or refused, newest first. Refetched by each screen that shows it, because requests and
 * switches add to it.
 */
export const consentsQuery = queryOptions({
  queryKey: ['/api/me/consents'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.consents({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  refetchOnMount: 'always',
})

/**
 * What is sent with a consent, so that the record shows which text this page showed, and which page it was. A path that
 * is none of the site's is left out.
 */
export async function displayedConsent(kind: ConsentKind): Promise<DisplayedConsent> {
  const { pathname } = window.location
  const isSitePath = pathname.length <= fieldLimits.pagePath && /^\/[a-z0-9/-]*$/.test(pathname)
  return { shownWords: await hashOfDisplayedText(kind), ...(isSitePath ? { shownOn: pathname } : {}) }
}

/**
 * The hash (SHA-256, hex) of the consent text that this page shows. It is sent with the consent, so that the record
 * shows whether a page of an earlier release was open. Undefined if the browser can't hash.
 */
export async function hashOfDisplayedText(kind: ConsentKind): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(consentText(kind)))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
