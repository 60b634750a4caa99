import type { QuestionnaireAnswers, QuestionnaireDraft, QuestionnaireField } from '@dst/domain/questionnaire'
import { create } from 'zustand'
import { clearHandOver, readHandOver, writeHandOver } from '~/services/hand-over'
import { readDraft, withAnswer, writeDraft } from './draft'

interface QuestionnaireState {
  /** Address of the person who answers; empty until the questionnaire was opened. */
  owner: string
  draft: QuestionnaireDraft
  /** What was sent, once it was; the result screen explains it. */
  submitted: QuestionnaireAnswers | undefined
}

const closed: QuestionnaireState = { owner: '', draft: {}, submitted: undefined }

/** The answers of this tab. They are mirrored into session storage, so that a reload loses nothing. */
export const useQuestionnaireStore = create<QuestionnaireState>()(() => closed)

/** Opens the questionnaire of a person: with the result they have just seen, or the answers they left in this tab. */
export function openQuestionnaire(owner: string): void {
  const { owner: before, submitted } = useQuestionnaireStore.getState()
  const draft = readDraft(readHandOver('questionnaireDraft'), owner)
  useQuestionnaireStore.setState({ owner, draft, submitted: before === owner ? submitted : undefined })
}

/** Notes an answer. */
export function answerQuestion(field: QuestionnaireField, answer: unknown): void {
  const { owner, draft: before } = useQuestionnaireStore.getState()
  const draft = withAnswer(before, field, answer)
  useQuestionnaireStore.setState({ draft })
  writeHandOver('questionnaireDraft', writeDraft(owner, draft))
}

/** Turns the answers into a result: nothing of the draft is left, the score is handed over to other pages. */
export function finishQuestionnaire(submitted: QuestionnaireAnswers, score: number): void {
  useQuestionnaireStore.setState({ draft: {}, submitted })
  clearHandOver('questionnaireDraft')
  writeHandOver('dstScore', score)
}
