import type { Submission } from '@dst/contracts'
import { displayScoreRange } from '@dst/domain/parameters'
import { displayScore } from '@dst/domain/scoring'
import { tierLabels } from '@dst/domain/tiers'
import { changedAnswers, type ChangedAnswer } from './answer-words'
import { acceptedAnswers } from './draft'

/** One time that the questionnaire was sent, as its person reads it. */
export interface PastSubmission {
  id: string
  /** When, by the clock of whoever reads it. */
  when: string
  /** Score and tier, for example "72 of 100, Silver". */
  outcome: string
  /** Against the time before; undefined for the first. */
  changes: ChangedAnswer[] | undefined
}

/** Submissions as they came, the newest first, each with what changed against the one before it. */
export function pastSubmissions(submissions: readonly Submission[], timeZone?: string): PastSubmission[] {
  return submissions.map(({ id, submittedAt, score, tier, answers }, index) => {
    const before = submissions[index + 1]
    return {
      id,
      when: momentInWords(submittedAt, timeZone),
      outcome: `${displayScore(score)} of ${displayScoreRange.value.to}, ${tierLabels[tier]}`,
      changes: before && changedAnswers(acceptedAnswers(before.answers), acceptedAnswers(answers)),
    }
  })
}

/** A moment in words, for example "November 21, 2026 at 5:00 AM", in the reader's own zone unless told. */
export function momentInWords(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment))
}
