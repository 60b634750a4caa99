import type { LinkTokens } from './auth-client.ts'
import { jsonRecord } from './stored-session.ts'

/** The user whose session a link's tokens would start, according to the tokens. */
export interface LinkOwner {
  userId: string
  email: string
}

/**
 * Reads the owner of a link's tokens; undefined if they name no user. The signature is not checked, so use it only to
 * ask the user for confirmation.
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
