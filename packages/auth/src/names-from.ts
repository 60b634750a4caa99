/**
 * First and last name in the metadata of an account, trimmed; empty where unknown. The product's own fields take
 * precedence over a provider's; a full name is split at its first white space.
 */
export function namesFrom(metadata: Readonly<Record<string, unknown>>): { firstName: string; lastName: string } {
  const entry = (...keys: readonly string[]) => keys.map((key) => trimmed(metadata[key])).find((text) => text !== '')
  const [first = '', ...rest] = (entry('full_name', 'name') ?? '').split(/\s+/)
  return {
    firstName: entry('firstName', 'first_name') ?? first,
    lastName: entry('lastName', 'last_name') ?? rest.join(' '),
  }
}

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
