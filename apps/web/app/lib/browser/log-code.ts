/** Logs only the code of a failure to the console, for failures that aren't shown to the user. */
export function logCode(code: string): void {
  // The only line of the site that writes to the console; at info level, because the user can't do anything about it.
  // oxlint-disable-next-line no-console
  console.info(code)
}
