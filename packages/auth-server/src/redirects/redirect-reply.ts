import type { AuthFailure } from '../failures'

const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** The address of `target` with these values in its fragment, form-encoded and sorted by key. */
export function withFragment(target: string, values: Readonly<Record<string, string>>): string {
  const fragment = new URLSearchParams({ ...values, sb: '' })
  fragment.sort()
  return `${target.replace(/#.*$/s, '')}#${fragment.toString()}`
}

/** The address that tells a page why a mailed link did not work. */
export function withFailure(target: string, failure: AuthFailure): string {
  const name = errorNames[failure.status]
  return withFragment(target, {
    ...(name === undefined ? {} : { error: name }),
    error_code: failure.code,
    error_description: failure.message,
  })
}
