import { legalNoticeDays } from '@dst/domain/parameters'
import { millisecondsPerDay } from '@dst/domain/time'
import type { LegalVersion } from '../legal/index.ts'

/** What the versions of the legal pages are held against. */
export interface VersionFacts {
  versions: readonly LegalVersion[]
  /** The version of the pages, by its date. */
  inEffect: string
  /** The `words` of the texts as they are now, and of the coming ones; the same where none are coming. */
  words: { present: string; coming: string }
}

const howTo = 'see "Changing the terms or the privacy policy" in packages/content/README.md'

/** Why these versions must not be deployed, each with what to do. */
export function versionFaults({ versions, inEffect, words }: VersionFacts): string[] {
  const present = versions.find(({ date }) => date === inEffect)
  const coming = versions.filter(({ date }) => date > inEffect)
  return [
    ...(present?.words === words.present
      ? []
      : [`the words ${words.present} of the legal pages are not those of the version of ${inEffect}: ${howTo}`]),
    ...(coming.length > 1 ? [`only one version can be coming: ${howTo}`] : []),
    ...((coming[0]?.words ?? words.present) === words.coming
      ? []
      : [`the coming words ${words.coming} are not those of a version that is announced: ${howTo}`]),
    ...versions.flatMap((version, place) => announcementFaults(version, place === versions.length - 1)),
    ...versions.flatMap(({ date }, place) =>
      date < (versions[place - 1]?.date ?? '9999') ? [] : [`the version of ${date} is not older than the one above it`],
    ),
  ]
}

function announcementFaults({ date, announced, changes }: LegalVersion, isFirst: boolean): string[] {
  if (announced === null) return isFirst ? [] : [`the version of ${date} was not announced: ${howTo}`]
  const notice = (Date.parse(date) - Date.parse(announced)) / millisecondsPerDay
  return [
    ...(notice >= legalNoticeDays
      ? []
      : [`the version of ${date} is announced ${notice} days before, not ${legalNoticeDays}: ${howTo}`]),
    ...(changes.length > 0 ? [] : [`the version of ${date} does not say what it changes: ${howTo}`]),
  ]
}
