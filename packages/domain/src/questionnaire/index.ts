export { answerLabel, answerLabels, questionLabels } from './answer-labels.ts'
export type { AnswerLabels } from './answer-labels.ts'
export { answerValues, questionNames } from '../answers/answer-values.ts'
export type {
  AnswerValue,
  QuestionName,
  QuestionnaireAnswers,
  QuestionnaireDraft,
  QuestionnaireField,
} from '../answers/answer-values.ts'
export type {
  AcknowledgementQuestion,
  AnswerOption,
  Asked,
  ChoiceName,
  ChoiceQuestion,
  Question,
  QuestionnaireStep,
  ScaleQuestion,
  StepNumber,
} from './question.ts'
export { questionnaireSteps } from './questionnaire-steps.ts'
export { consultationRiskInput, riskBehaviorOf, riskTolerance } from './risk-mapping.ts'
