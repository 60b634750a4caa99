import type { AnswerValue, QuestionName } from './answer-values'

/** One answer that a person can pick: the stored value and the words beside it. */
export interface AnswerOption<Value extends string | number = string | number> {
  readonly value: Value
  readonly label: string
  /** Who else should pick it; shown under the words. */
  readonly hint?: string
}

interface Asked {
  readonly label: string
  /** Told to whoever wonders why the question is there. */
  readonly whyWeAsk: string
  /** Shown under the label when the words of the question are not enough. */
  readonly hint?: string
}

type ChoiceName = Exclude<QuestionName, 'passiveImportance'>

/** A question with one answer out of a list. */
export type ChoiceQuestion = {
  [Name in ChoiceName]: Asked & {
    readonly name: Name
    readonly kind: 'choice'
    readonly options: readonly AnswerOption<AnswerValue<Name>>[]
  }
}[ChoiceName]

/** A question answered on a scale from 1 (least) to 5 (most). */
export interface ScaleQuestion extends Asked {
  readonly name: 'passiveImportance'
  readonly kind: 'scale'
  readonly options: readonly AnswerOption<AnswerValue<'passiveImportance'>>[]
}

/** A statement that is ticked, or not. */
export interface AcknowledgementQuestion extends Asked {
  readonly name: 'truthfulAcknowledgement'
  readonly kind: 'acknowledgement'
  readonly options: readonly AnswerOption<never>[]
}

/** Anything that the wizard asks. */
export type Question = ChoiceQuestion | ScaleQuestion | AcknowledgementQuestion

/** The number of a step of the wizard. */
export type StepNumber = 1 | 2 | 3 | 4 | 5

/** One page of the wizard, with the text of its side panel. */
export interface QuestionnaireStep {
  readonly number: StepNumber
  readonly title: string
  readonly intro: string
  readonly education: { readonly heading: string; readonly paragraphs: readonly string[] }
  readonly questions: readonly Question[]
}
