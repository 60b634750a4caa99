export { criteriaByWeight, decidingCriteria } from './criteria-weight'
export { displayScore, scoredQuestions, scoreQuestionnaire } from './score-questionnaire'
export type { Criterion, QuestionnaireScore, ScoredAnswers, ScoredQuestion } from './score-questionnaire'
