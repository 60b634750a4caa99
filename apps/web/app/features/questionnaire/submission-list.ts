import type { Submission } from '@dst/contracts'
import { displayScoreRange } from '@dst/domain/parameters'
import { displayScore } from '@dst/domain/scoring'
import { tierLabels } from '@dst/domain/tiers'
import { changedAnswers, type ChangedAnswer } from './answer-labels.ts'
import { acceptedAnswers } from './draft.ts'

/** One questionnaire submission, as shown to its user. */
export interface PastSubmission {
  id: string
  /** Date and time in the reader's time zone. */
  when: string
  /** Score and tier, for example "72 of 100, Silver". */
  outcome: string
  /** Changes since the previous submission; undefined for the first. */
  changes: ChangedAnswer[] | undefined
}

/** The submissions, newest first, each with its changes since the previous one. */
export function pastSubmissions(submissions: readonly Submission[], timeZone?: string): PastSubmission[] {
  return submissions.map(({ id, submittedAt, score, tier, answers }, index) => {
    const before = submissions[index + 1]
    return {
      id,
      when: formatMoment(submittedAt, timeZone),
      outcome: `${displayScore(score)} of ${displayScoreRange.to}, ${tierLabels[tier]}`,
      changes: before && changedAnswers(acceptedAnswers(before.answers), acceptedAnswers(answers)),
    }
  })
}

/** A date and time as text, for example "November 21, 2026 at 5:00 AM", in the reader's own time zone by default. */
export function formatMoment(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment))
}
