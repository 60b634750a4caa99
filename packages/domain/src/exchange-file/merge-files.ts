import type { ExchangeFile } from './exchange-file.ts'
import { entriesOf, fileOf, type FileEntries } from './file-entries.ts'
import type { FieldValue } from './read-field.ts'

/** A field that two devices changed to different values; undefined where it was emptied. */
export interface FieldConflict {
  readonly path: string
  readonly mine: FieldValue | undefined
  readonly theirs: FieldValue | undefined
}

/** Two devices' changes in one file, and the fields about which the person has to be asked. */
export interface MergedFile {
  /** Holds `mine` wherever there is a conflict. */
  readonly file: ExchangeFile
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Merges what two devices changed since `base`, the file that both last had. A field that one of them changed takes
 * that value. An item that one removed and the other changed stays, so that nothing typed is lost.
 */
export function mergeFiles(base: ExchangeFile, mine: ExchangeFile, theirs: ExchangeFile): MergedFile {
  const before = entriesOf(base)
  const [retained, other] = mergedItems(before, entriesOf(mine), entriesOf(theirs))
  const merged = new Map<string, FieldValue>()
  const conflicts: FieldConflict[] = []
  for (const path of new Set([...retained.keys(), ...other.keys()])) {
    const [was, my, their] = [before.get(path), retained.get(path), other.get(path)]
    if (my !== their && my !== was && their !== was) conflicts.push({ path, mine: my, theirs: their })
    const value = my === was ? their : my
    if (value !== undefined) merged.set(path, value)
  }
  return { file: fileOf(merged), conflicts }
}

/** The file with other values at some paths; undefined empties a field. */
export function withValues(file: ExchangeFile, values: Iterable<readonly [string, FieldValue | undefined]>) {
  const entries = new Map<string, FieldValue>(entriesOf(file))
  for (const [path, value] of values) {
    if (value === undefined) entries.delete(path)
    else entries.set(path, value)
  }
  return fileOf(entries)
}

/** Both sides, each with the items that it removed and the other has changed. */
function mergedItems(base: FileEntries, mine: FileEntries, theirs: FileEntries): [FileEntries, FileEntries] {
  return [withChangedItems(base, mine, theirs), withChangedItems(base, theirs, mine)]
}

function withChangedItems(base: FileEntries, side: FileEntries, other: FileEntries): FileEntries {
  const present = new Set([...side.keys()].map(itemOf))
  const changed = new Set([...other].flatMap(([path, value]) => (base.get(path) === value ? [] : [itemOf(path)])))
  const back = [...other].filter(([path]) => {
    const item = itemOf(path)
    return item !== undefined && changed.has(item) && !present.has(item)
  })
  return new Map([...side, ...back])
}

/** `sales.1` of `sales.1.price`; undefined for a field of a part that a file has once. */
function itemOf(path: string): string | undefined {
  const steps = path.split('.')
  return steps.length < 3 ? undefined : `${steps[0]}.${steps[1]}`
}
