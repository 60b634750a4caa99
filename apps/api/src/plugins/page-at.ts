/**
 * The address of the page that a path means, among those of the site: itself, or the one that it differs from by
 * capitals, doubled or trailing slashes, or needless percent signs. Undefined when it means none.
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
    // A lone percent sign: no page has one in its address.
    return path
  }
}
