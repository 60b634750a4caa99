import type { AnswerValue, QuestionName } from '../answers/answer-values.ts'

/** One selectable answer: the stored value and its label. */
export interface AnswerOption<Value extends string | number = string | number> {
  readonly value: Value
  readonly label: string
  /** Who else should select it; shown under the label. */
  readonly hint?: string
}

/** What every question says besides its answers. */
export interface Asked {
  readonly label: string
  /** Explains why the question is asked. */
  readonly whyWeAsk: string
  /** Shown under the label when the question needs more explanation. */
  readonly hint?: string
}

/** Questions with answers to choose from. */
export type ChoiceName = Exclude<QuestionName, 'passiveImportance'>

/** A single-choice question. */
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

/** A statement with a checkbox. */
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
