/** What one language has and the other lacks, by its place; words themselves may differ. Texts stand for texts. */
export function translationFaults(one: unknown, other: unknown, place = ''): readonly string[] {
  const [mine, theirs] = [partsOf(one), partsOf(other)]
  if (mine === undefined || theirs === undefined) return mine === theirs && typeof one === typeof other ? [] : [place]
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key) =>
    translationFaults(mine.get(key), theirs.get(key), `${place}/${key}`),
  )
}

/** The parts of an object or a list; undefined for what has none. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : undefined
}
