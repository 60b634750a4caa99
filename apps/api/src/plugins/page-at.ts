/**
 * Finds the site's page that a path refers to: the path itself, or the page it differs from only by capitals, doubled
 * or trailing slashes, or needless percent-encoding. Undefined if there is none.
 */
export function pageAt(path: string, sitePaths: ReadonlySet<string>): string | undefined {
  if (sitePaths.has(path)) return path
  const plain = decoded(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return sitePaths.has(plain) ? plain : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A malformed percent-encoding: no page has one in its path.
    return path
  }
}
