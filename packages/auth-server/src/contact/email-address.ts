// The HTML standard's pattern for <input type=email>.
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** The address in lower case, or undefined if it is invalid. */
export function parseEmailAddress(text: string): string | undefined {
  const address = text.toLowerCase()
  return address.length <= 255 && pattern.test(address) ? address : undefined
}
