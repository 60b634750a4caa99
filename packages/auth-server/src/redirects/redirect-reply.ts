import type { FailureReply } from '../failures/index.ts'

const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** The URL `target` with these values in its fragment, form-encoded and sorted by key. */
export function withFragment(target: string, values: Readonly<Record<string, string>>): string {
  const fragment = new URLSearchParams({ ...values, sb: '' })
  fragment.sort()
  return `${target.replace(/#.*$/s, '')}#${fragment.toString()}`
}

/**
 * The URL `target` with these values added to its query; existing parameters stay, except those with the same names.
 */
export function withQuery(target: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

/** The URL with the same values in query and fragment, for pages that read either. */
export function withBoth(target: string, values: Readonly<Record<string, string>>): string {
  return withFragment(withQuery(target, values), values)
}

/** Parameters that tell a page why something failed. */
export function failureValues(failure: FailureReply): Record<string, string> {
  const name = errorNames[failure.status]
  return {
    ...(name === undefined ? {} : { error: name }),
    error_code: failure.code,
    error_description: failure.message,
  }
}
