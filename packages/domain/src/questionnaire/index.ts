export { answerLabel, answerLabels, questionLabels } from './answer-labels'
export { answerValues, questionNames } from './answer-values'
export type {
  AnswerValue,
  QuestionName,
  QuestionnaireAnswers,
  QuestionnaireDraft,
  QuestionnaireField,
} from './answer-values'
export type {
  AcknowledgementQuestion,
  AnswerOption,
  ChoiceQuestion,
  Question,
  QuestionnaireStep,
  ScaleQuestion,
  StepNumber,
} from './question'
export { questionnaireSteps } from './questionnaire-steps'
export { consultationRiskInput, riskBehaviorOf, riskTolerance } from './risk-mapping'
