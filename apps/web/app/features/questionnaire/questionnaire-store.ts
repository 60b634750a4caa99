import type { QuestionnaireAnswers, QuestionnaireDraft, QuestionnaireField } from '@dst/domain/questionnaire'
import { create } from 'zustand'
import { dropDraft, keepDraft, readDraft } from '~/services/drafts'
import { writeHandOver } from '~/services/hand-over'
import { acceptedAnswers, withAnswer } from './draft'

interface QuestionnaireState {
  /** The id of the user who answers; empty until the questionnaire was opened. */
  owner: string
  draft: QuestionnaireDraft
  /** What was sent, once it was; the result screen explains it. */
  submitted: QuestionnaireAnswers | undefined
}

const closed: QuestionnaireState = { owner: '', draft: {}, submitted: undefined }

/** The answers of this tab. They are kept on the device, so that neither a reload nor a closed tab loses them. */
export const useQuestionnaireStore = create<QuestionnaireState>()(() => closed)

/** Where the answers of a user are kept. */
export const answersOf = (owner: string) => ({ kind: 'questionnaire', owner }) as const

/** Opens the questionnaire of a user: with the result they have just seen, or the answers they left on this device. */
export function openQuestionnaire(owner: string): void {
  const { owner: before, submitted } = useQuestionnaireStore.getState()
  const draft = acceptedAnswers(readDraft(answersOf(owner)))
  useQuestionnaireStore.setState({ owner, draft, submitted: before === owner ? submitted : undefined })
}

/** Notes an answer. */
export function answerQuestion(field: QuestionnaireField, answer: unknown): void {
  const { owner, draft: before } = useQuestionnaireStore.getState()
  const draft = withAnswer(before, field, answer)
  useQuestionnaireStore.setState({ draft })
  keepDraft(answersOf(owner), draft)
}

/** Forgets every answer that was not sent. */
export function discardAnswers(): void {
  dropDraft(answersOf(useQuestionnaireStore.getState().owner))
  useQuestionnaireStore.setState({ draft: {} })
}

/** Turns the answers into a result: nothing of the draft is left, the score is handed over to other pages. */
export function finishQuestionnaire(submitted: QuestionnaireAnswers, score: number): void {
  discardAnswers()
  useQuestionnaireStore.setState({ submitted })
  writeHandOver('dstScore', score)
}
