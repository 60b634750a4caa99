/**
 * Every answer that each question accepts, as it is stored and sent.
 * @source docs/product/questionnaire.md#answers
 */
export const answerValues = {
  accredited: ['yes', 'notSure', 'no'],
  saleStatus: ['active', 'lt3mo', '3-6mo', '6-12mo', 'ownNoSale', 'none'],
  equityBracket: ['<100', '100-249', '250-499', '500-999', '>=1000'],
  horizon: ['<5 years', '5-10 years', '10+ years'],
  returnNeed: ['<= 6%', '6.1%-8%', '8.1%-10%', '> 10%'],
  passiveImportance: [1, 2, 3, 4, 5],
  location: ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference'],
  propertyType: ['multifamily', 'industrial', 'retail', 'office', 'land', 'other'],
  mortgageBracket: ['<25%', '25-50%', '50-75%', '>75%'],
  prior1031: ['yes', 'no'],
  qiReady: ['yes', 'no'],
  riskBehavior: ['Conservative', 'Moderate', 'Adventurous'],
} as const

/** A question with a fixed set of answers. */
export type QuestionName = keyof typeof answerValues

/** A field of the questionnaire: a question, or the final acknowledgement. */
export type QuestionnaireField = QuestionName | 'truthfulAcknowledgement'

/** The answers that one question accepts. */
export type AnswerValue<Name extends QuestionName> = (typeof answerValues)[Name][number]

/** Questions in the order of the wizard. */
export const questionNames = [
  'accredited',
  'saleStatus',
  'equityBracket',
  'horizon',
  'returnNeed',
  'passiveImportance',
  'location',
  'propertyType',
  'mortgageBracket',
  'prior1031',
  'qiReady',
  'riskBehavior',
] as const satisfies readonly QuestionName[]

/** A complete set of answers. */
export type QuestionnaireAnswers = { [Name in QuestionName]: AnswerValue<Name> } & { truthfulAcknowledgement: boolean }

/** Answers while the wizard is being filled in: any of them can be missing. */
export type QuestionnaireDraft = { [Field in keyof QuestionnaireAnswers]?: QuestionnaireAnswers[Field] | undefined }
