/** What search engines show of a description, in characters. */
const length = { least: 70, most: 155 }

/** A description for search engines: the first text that is long enough, else the beginning of all of them. */
export function descriptionOf(...texts: readonly string[]): string {
  const [first = ''] = texts
  if (first.length >= length.least && first.length <= length.most) return first
  const all = texts.join(' ').replaceAll(/\s+/g, ' ')
  return all.length <= length.most ? all : `${all.slice(0, all.lastIndexOf(' ', length.most))} ...`
}
