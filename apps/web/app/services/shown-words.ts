import type { ConsentKind } from '@dst/content/consents'

/**
 * The hash (SHA-256, hex) of the consent text that this page shows. It is sent with the consent, so that the record
 * shows whether a page of an earlier release was open. Undefined if the browser can't hash.
 */
export async function hashOfShownWords(kind: ConsentKind): Promise<string | undefined> {
  try {
    const { consentWords } = await import('@dst/content/consents')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(consentWords(kind)))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
