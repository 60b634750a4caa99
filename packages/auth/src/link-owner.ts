import type { LinkTokens } from './auth-client'
import { jsonRecord } from './stored-session'

/** Whose session the tokens of a link would begin, as they say themselves. */
export interface LinkOwner {
  userId: string
  email: string
}

/**
 * Reads whose tokens a link carries; undefined when they are none. Nothing is checked, so it may be used for asking the
 * person and for nothing else.
 */
export function linkOwner({ accessToken }: LinkTokens): LinkOwner | undefined {
  const payload = jsonRecord(textOf(accessToken.split('.')[1] ?? ''))
  const { sub, email } = payload
  return typeof sub === 'string' && sub !== ''
    ? { userId: sub, email: typeof email === 'string' ? email : '' }
    : undefined
}

function textOf(base64Url: string): string {
  try {
    const bytes = Uint8Array.from(
      atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return ''
  }
}
