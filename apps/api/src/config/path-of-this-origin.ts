/**
 * Whether this is a path without a query. Parsed as a browser does it: `//host`, `/\host` and a tab between the slashes
 * all lead to another origin.
 */
export function isPathOfThisOrigin(path: string): boolean {
  const origin = 'http://this-origin.invalid'
  const url = URL.parse(path, origin)
  return url?.origin === origin && url.pathname === path
}
