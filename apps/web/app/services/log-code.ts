/** Notes in the browser's own log, by its code alone, a failure that the specification keeps from the person. */
export function logCode(code: string): void {
  // The one line of the site that writes there; as information, because the person can do nothing about it.
  // oxlint-disable-next-line no-console
  console.info(code)
}
