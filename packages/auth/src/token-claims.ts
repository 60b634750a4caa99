import { jsonRecord } from './stored-session.ts'

/** What an access token says, without a check of its signature; empty if it is none. */
export function claimsOf(accessToken: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = accessToken.split('.')
  return jsonRecord(textOf(payload))
}

// jose's decodeJwt does the same, with 640 bytes of errors that a page has no use for.
function textOf(base64url: string): string {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
  } catch {
    return ''
  }
}
