import { jsonRecord } from './stored-session.ts'

/** What an access token says, without a check of its signature; empty if it is none. Garbles names outside ASCII. */
export function claimsOf(accessToken: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = accessToken.split('.')
  return jsonRecord(textOf(payload))
}

function textOf(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
