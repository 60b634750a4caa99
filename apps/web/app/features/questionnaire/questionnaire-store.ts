import type { Submission } from '@dst/contracts'
import type { QuestionnaireAnswers, QuestionnaireDraft, QuestionnaireField } from '@dst/domain/questionnaire'
import { v4 as newKey } from 'uuid'
import { create } from 'zustand'
import { dropDraft, keepDraft, readDraft } from '~/services/drafts'
import { writeHandOver } from '~/services/hand-over'
import { acceptedAnswers, withAnswer } from './draft'
import { attemptFor, keptAttempt, type SubmissionAttempt } from './submission-attempt'

/** The answers that were sent last. */
export interface LastAnswers {
  submittedAt: string
  answers: QuestionnaireDraft
}

interface QuestionnaireState {
  /** The id of the user who answers; empty until the questionnaire was opened. */
  owner: string
  /** What the questions are filled in with; undefined before the first time. */
  last: LastAnswers | undefined
  /** Whether it could not be read what was sent last. */
  lastUnread: boolean
  /** What the person has answered since, kept on the device. */
  draft: QuestionnaireDraft
  /** The submission under way or cut off, kept with the draft. */
  attempt: SubmissionAttempt | undefined
}

const closed: QuestionnaireState = { owner: '', last: undefined, lastUnread: false, draft: {}, attempt: undefined }

/** The answers of this tab. They are kept on the device, so that neither a reload nor a closed tab loses them. */
export const useQuestionnaireStore = create<QuestionnaireState>()(() => closed)

/** Where the answers of a user are kept. */
export const answersOf = (owner: string) => ({ kind: 'questionnaire', owner }) as const

/** Every answer as it stands: what was sent last, and over it what the person has answered since. */
export function standingAnswers({ last, draft }: Pick<QuestionnaireState, 'last' | 'draft'>): QuestionnaireDraft {
  return { ...last?.answers, ...draft }
}

/** Opens the questionnaire of a user: with what they sent last, where that could be read, and the answers they left on this device. */
export function openQuestionnaire(owner: string, submissions: readonly Submission[] | undefined): void {
  const kept = readDraft(answersOf(owner))
  useQuestionnaireStore.setState({ owner, draft: acceptedAnswers(kept), attempt: keptAttempt(kept) })
  fillInLast(submissions)
}

/** Fills in what was sent last; what the person has answered meanwhile stays. */
export function fillInLast(submissions: readonly Submission[] | undefined): void {
  useQuestionnaireStore.setState({ last: lastOf(submissions), lastUnread: submissions === undefined })
}

/** Notes an answer. */
export function answerQuestion(field: QuestionnaireField, answer: unknown): void {
  const { draft } = useQuestionnaireStore.getState()
  keep({ draft: withAnswer(draft, field, answer) })
}

/** The submission of these answers; the same one again until it was received or the answers change. */
export function beginSubmission(answers: QuestionnaireAnswers): SubmissionAttempt {
  const { owner, attempt: known } = useQuestionnaireStore.getState()
  // Another tab may have begun to send the same.
  const attempt = attemptFor(answers, keptAttempt(readDraft(answersOf(owner))) ?? known, {
    newKey,
    now: () => new Date(),
  })
  keep({ attempt })
  return attempt
}

/** Makes the next submission a new one, also with the same answers. */
export function abandonSubmission(): void {
  keep({ attempt: undefined })
}

/** Forgets every answer that was not sent. */
export function discardAnswers(): void {
  dropDraft(answersOf(useQuestionnaireStore.getState().owner))
  useQuestionnaireStore.setState({ draft: {}, attempt: undefined })
}

/** Makes the answers those that were sent last: nothing of the draft is left, the score is handed over to other pages. */
export function finishQuestionnaire(last: LastAnswers, score: number): void {
  discardAnswers()
  useQuestionnaireStore.setState({ last: { ...last, answers: withoutAcknowledgement(last.answers) } })
  writeHandOver('dstScore', score)
}

function keep(change: Partial<Pick<QuestionnaireState, 'draft' | 'attempt'>>): void {
  useQuestionnaireStore.setState(change)
  const { owner, draft, attempt } = useQuestionnaireStore.getState()
  keepDraft(answersOf(owner), { ...draft, attempt })
}

function lastOf(submissions: readonly Submission[] | undefined): LastAnswers | undefined {
  const newest = submissions?.[0]
  return newest && { submittedAt: newest.submittedAt, answers: withoutAcknowledgement(acceptedAnswers(newest.answers)) }
}

// It was given for the answers of then.
function withoutAcknowledgement(answers: QuestionnaireDraft): QuestionnaireDraft {
  return { ...answers, truthfulAcknowledgement: undefined }
}
