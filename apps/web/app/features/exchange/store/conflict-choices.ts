import { mergeFiles, withValues, type ExchangeFile, type FieldConflict } from '@dst/domain/exchange-file'

/** Which value stays, by {@link conflictKey}. */
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>

/** A choice counts for the two values that were shown: a field that was edited since is asked about again. */
export function conflictKey({ path, mine, theirs }: FieldConflict): string {
  return JSON.stringify([path, mine ?? null, theirs ?? null])
}

/** The file after the choices, all conflicts as they are now, and whether a choice for one of them is missing. */
export function resolvedFile(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', ExchangeFile>>,
  choices: ConflictChoices,
) {
  const { file, conflicts } = mergeFiles(base, mine, theirs)
  const taken = conflicts.filter((conflict) => choices[conflictKey(conflict)] === 'theirs')
  const values = taken.map(({ path, theirs: value }) => [path, value] as const)
  return {
    file: withValues(file, values),
    conflicts,
    open: conflicts.some((conflict) => choices[conflictKey(conflict)] === undefined),
  }
}
