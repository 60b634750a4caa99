/** What a package says about its changes: its changelog, and the changesets that wait for its next release. */
export interface ReportedChanges {
  changelog: string
  /** The text of each file in `.changeset`. */
  changesets: readonly string[]
}

/**
 * The version of `@dst/ui` that last changed a part, "next" for the one that is not released yet. Changes name a part
 * in backticks, by its symbol or its folder; one that none names has been as it is since the first version.
 */
export function lastChangeOf(symbol: string, folder: string, { changelog, changesets }: ReportedChanges): string {
  const named = new RegExp(`\`(?:${symbol}|${folder})\``)
  if (changesets.some((text) => /^['"]@dst\/ui['"]:/m.test(text) && named.test(text))) return 'next'
  const releases = changelog.split(/^## /m).slice(1)
  const [version = ''] = (releases.find((release) => named.test(release)) ?? releases.at(-1) ?? '').split('\n')
  return version.trim()
}
