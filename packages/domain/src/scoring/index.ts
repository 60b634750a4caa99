export { scoredQuestions, scoreQuestionnaire } from './score-questionnaire'
export type { Criterion, QuestionnaireScore, ScoredAnswers, ScoredQuestion } from './score-questionnaire'
