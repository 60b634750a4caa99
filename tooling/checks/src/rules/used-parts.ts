import { readImports } from '../imports.ts'
import { isTestOrTool, type Rule } from '../repository.ts'

const part = /^packages\/ui\/src\/(?:components|patterns)\/([^/]+)\//
const ownEntry = '@dst/ui/'

/** Parts not yet on a screen: their behavior is specified, and no native element has it (decision 0043). */
const ready = new Set(['select', 'tooltip'])

/** Every design system part is used on a screen, directly or within another part. */
export const usedParts: Rule = async (repository) => {
  const imports = await readImports(
    repository,
    (file) => !isTestOrTool(file) && (file.startsWith('apps/web/app/') || part.test(file)),
  )
  const partsOf = new Map<string | undefined, string[]>()
  for (const { file, specifier, target = '', typeOnly } of imports) {
    if (typeOnly) continue
    const user = part.exec(file)?.[1]
    const used = specifier.startsWith(ownEntry) ? specifier.slice(ownEntry.length) : part.exec(target)?.[1]
    if (used !== undefined && used !== user) partsOf.set(user, [...(partsOf.get(user) ?? []), used])
  }
  const onScreens = new Set(partsOf.get(undefined))
  for (const used of onScreens) for (const inner of partsOf.get(used) ?? []) onScreens.add(inner)

  return repository.files.flatMap((file) => {
    const name = part.exec(file)?.[1]
    if (name === undefined || !file.endsWith(`/${name}/${name}.tsx`) || onScreens.has(name) !== ready.has(name))
      return []
    const message = ready.has(name)
      ? 'is on a screen now; name it as ready no longer'
      : 'is on no screen; use or delete it'
    return [{ place: file, message }]
  })
}
