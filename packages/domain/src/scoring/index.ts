export { criteriaByWeight, decidingCriteria } from './criteria-weight.ts'
export { displayScore, scoredQuestions, scoreQuestionnaire } from './score-questionnaire.ts'
export type { Criterion, QuestionnaireScore, ScoredAnswers, ScoredQuestion } from './score-questionnaire.ts'
