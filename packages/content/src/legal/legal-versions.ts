import type { CalendarDate } from '../sources/index.ts'
import { legalVersion } from './legal-section.ts'

/** One version of the terms and the privacy policy, which people agree to as one. */
export interface LegalVersion {
  /** The day on which it takes effect. */
  readonly date: CalendarDate
  /** The day on which the site first showed it as coming; null for the first one, as there was nobody to tell. */
  readonly announced: CalendarDate | null
  /** What it changes, in plain sentences, for the mail, the pages and the question. */
  readonly changes: readonly string[]
  /** Whether account holders have to agree to it before it holds for them. */
  readonly needsAgreement: boolean
  /** The version of its consent `terms`: the first twelve characters of the SHA-256 (hex) of all its words. */
  readonly words: string
}

/**
 * Every version, the newest first. A coming one stands here from its announcement on, and its words in `coming.ts`; on
 * its day they replace the present ones, and the version of the pages becomes its date.
 */
export const legalVersions: readonly LegalVersion[] = [
  { date: '2026-11-29', announced: null, changes: [], needsAgreement: false, words: '4e2993eae824' },
]

/** How the versions stand for who runs the site, mails its account holders and asks them. */
export interface LegalStatus {
  readonly inEffect: LegalVersion
  readonly coming: LegalVersion | undefined
  /** The version in effect and those before it, the newest first. */
  readonly past: readonly LegalVersion[]
  /**
   * The `words` that somebody must have agreed to, by any of these versions, so as not to be asked; undefined while no
   * version needs an agreement.
   */
  readonly holding: readonly string[] | undefined
}

/** The status of these versions where that of `date` is in effect. Throws when there is none of that day. */
export function legalStatusOf(versions: readonly LegalVersion[], date: CalendarDate): LegalStatus {
  const place = versions.findIndex((version) => version.date === date)
  const inEffect = versions[place]
  if (inEffect === undefined) throw new Error(`no version of the legal pages takes effect on ${date}`)
  const past = versions.slice(place)
  const asking = past.findIndex(({ needsAgreement }) => needsAgreement)
  return {
    inEffect,
    coming: versions[place - 1],
    past,
    holding: asking === -1 ? undefined : past.slice(0, asking + 1).map(({ words }) => words),
  }
}

/** The status of the pages of this build. */
export const legalStatus: LegalStatus = legalStatusOf(legalVersions, legalVersion.date)
