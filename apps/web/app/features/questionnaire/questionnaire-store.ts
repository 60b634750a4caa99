import type { Submission } from '@dst/contracts'
import type { QuestionnaireAnswers, QuestionnaireDraft, QuestionnaireField } from '@dst/domain/questionnaire'
import { v4 as newKey } from 'uuid'
import { createStore } from '~/lib/browser/create-store.ts'
import { dropDraft, saveDraft, readDraft } from '~/services/drafts.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { acceptedAnswers, withAnswer } from './draft.ts'
import { attemptFor, storedAttempt, type SubmissionAttempt } from './submission-attempt.ts'

/** The answers of the last submission. */
export interface LastAnswers {
  submittedAt: string
  answers: QuestionnaireDraft
}

interface QuestionnaireState {
  /** The id of the user who answers; empty until the questionnaire is opened. */
  owner: string
  /** The answers that are filled in; undefined before the first submission. */
  last: LastAnswers | undefined
  /** Whether the last submission could not be loaded. */
  lastUnread: boolean
  /** The user's answers since then, stored on the device. */
  draft: QuestionnaireDraft
  /** The submission that is in progress or was interrupted, stored with the draft. */
  attempt: SubmissionAttempt | undefined
}

const closed: QuestionnaireState = { owner: '', last: undefined, lastUnread: false, draft: {}, attempt: undefined }

/** The answers in this tab. They are stored on the device, so that a reload or a closed tab doesn't lose them. */
export const useQuestionnaireStore = createStore<QuestionnaireState>(closed)

/** Where a user's answers are stored. */
export const answersOf = (owner: string) => ({ kind: 'questionnaire', owner }) as const

/** All current answers: those of the last submission, overridden by the user's answers since. */
export function currentAnswers({ last, draft }: Pick<QuestionnaireState, 'last' | 'draft'>): QuestionnaireDraft {
  return { ...last?.answers, ...draft }
}

/**
 * Opens a user's questionnaire with the answers of their last submission, if it could be loaded, and the draft on this
 * device.
 */
export function openQuestionnaire(owner: string, submissions: readonly Submission[] | undefined): void {
  const stored = readDraft(answersOf(owner))
  useQuestionnaireStore.setState({ owner, draft: acceptedAnswers(stored), attempt: storedAttempt(stored) })
  fillInLast(submissions)
}

/** Fills in the answers of the last submission; the user's answers since then stay. */
export function fillInLast(submissions: readonly Submission[] | undefined): void {
  useQuestionnaireStore.setState({ last: lastOf(submissions), lastUnread: submissions === undefined })
}

/** Stores an answer. */
export function answerQuestion(field: QuestionnaireField, answer: unknown): void {
  const { draft } = useQuestionnaireStore.getState()
  keep({ draft: withAnswer(draft, field, answer) })
}

/** The attempt to submit these answers: the same one until it is received or the answers change. */
export function beginSubmission(answers: QuestionnaireAnswers): SubmissionAttempt {
  const { owner, attempt: known } = useQuestionnaireStore.getState()
  // Another tab may have started to submit the same answers.
  const attempt = attemptFor(answers, storedAttempt(readDraft(answersOf(owner))) ?? known, {
    newKey,
    now: () => new Date(),
  })
  keep({ attempt })
  return attempt
}

/** Makes the next submission a new one, even with the same answers. */
export function abandonSubmission(): void {
  keep({ attempt: undefined })
}

/** Discards all unsent answers. */
export function discardAnswers(): void {
  dropDraft(answersOf(useQuestionnaireStore.getState().owner))
  useQuestionnaireStore.setState({ draft: {}, attempt: undefined })
}

/** Makes these the last submitted answers: clears the draft and hands the score over to other pages. */
export function finishQuestionnaire(last: LastAnswers, score: number): void {
  discardAnswers()
  useQuestionnaireStore.setState({ last: { ...last, answers: withoutAcknowledgement(last.answers) } })
  writeHandOver('dstScore', score)
}

function keep(change: Partial<Pick<QuestionnaireState, 'draft' | 'attempt'>>): void {
  useQuestionnaireStore.setState(change)
  const { owner, draft, attempt } = useQuestionnaireStore.getState()
  saveDraft(answersOf(owner), { ...draft, attempt })
}

function lastOf(submissions: readonly Submission[] | undefined): LastAnswers | undefined {
  const newest = submissions?.[0]
  return newest && { submittedAt: newest.submittedAt, answers: withoutAcknowledgement(acceptedAnswers(newest.answers)) }
}

// The acknowledgment was given for the earlier answers.
function withoutAcknowledgement(answers: QuestionnaireDraft): QuestionnaireDraft {
  return { ...answers, truthfulAcknowledgement: undefined }
}
