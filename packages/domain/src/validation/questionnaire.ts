import type { QuestionnaireAnswers, QuestionnaireDraft, StepNumber } from '../questionnaire/index.ts'
import { passiveImportanceDefault } from '../parameters/questionnaire.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** Everything that can be missing from the questionnaire. */
export type QuestionnaireIssueCode =
  | 'accredited-required'
  | 'sale-status-required'
  | 'equity-required'
  | 'horizon-required'
  | 'return-required'
  | 'location-required'
  | 'property-type-required'
  | 'mortgage-required'
  | 'prior-exchange-required'
  | 'intermediary-required'
  | 'risk-required'
  | 'acknowledgement-required'

/**
 * What is still missing in one step, in the order of its questions; empty when the wizard can continue.
 * @source docs/product/questionnaire.md#required-answers
 */
export function validateQuestionnaireStep(
  step: StepNumber,
  draft: QuestionnaireDraft,
): ValidationIssue<QuestionnaireIssueCode>[] {
  return issuesFrom(questionnaireIssues, missingOnStep[step](draft))
}

/** What is still missing in all five steps, in order; empty when the questionnaire can be sent. */
export function validateQuestionnaire(draft: QuestionnaireDraft): ValidationIssue<QuestionnaireIssueCode>[] {
  return steps.flatMap((step) => validateQuestionnaireStep(step, draft))
}

/**
 * The draft as a complete set of answers, or everything that is still missing.
 * The importance of passive ownership is optional and defaults to 1.
 */
export function completeQuestionnaire(
  draft: QuestionnaireDraft,
): Result<QuestionnaireAnswers, ValidationIssue<QuestionnaireIssueCode>[]> {
  const issues = validateQuestionnaire(draft)
  const candidate = { ...draft, passiveImportance: draft.passiveImportance ?? passiveImportanceDefault }
  return isComplete(candidate, issues) ? succeed(candidate) : fail(issues)
}

function isComplete(draft: QuestionnaireDraft, issues: readonly ValidationIssue[]): draft is QuestionnaireAnswers {
  return issues.length === 0
}

const steps = [1, 2, 3, 4, 5] as const satisfies readonly StepNumber[]

type Missing = (draft: QuestionnaireDraft) => (QuestionnaireIssueCode | false)[]

const missingOnStep = {
  1: (draft) => [
    !draft.accredited && 'accredited-required',
    !draft.saleStatus && 'sale-status-required',
    !draft.equityBracket && 'equity-required',
  ],
  2: (draft) => [!draft.horizon && 'horizon-required', !draft.returnNeed && 'return-required'],
  3: (draft) => [
    !draft.location && 'location-required',
    !draft.propertyType && 'property-type-required',
    !draft.mortgageBracket && 'mortgage-required',
  ],
  4: (draft) => [
    !draft.prior1031 && 'prior-exchange-required',
    !draft.qiReady && 'intermediary-required',
    !draft.riskBehavior && 'risk-required',
  ],
  5: (draft) => [!draft.truthfulAcknowledgement && 'acknowledgement-required'],
} satisfies Record<StepNumber, Missing>

const questionnaireIssues = {
  'accredited-required': { field: 'accredited', message: 'Accreditation status is required' },
  'sale-status-required': { field: 'saleStatus', message: 'Property sale status is required' },
  'equity-required': { field: 'equityBracket', message: 'Real estate equity is required' },
  'horizon-required': { field: 'horizon', message: 'Investment time horizon is required' },
  'return-required': { field: 'returnNeed', message: 'Target annual return is required' },
  'location-required': { field: 'location', message: 'Property location preference is required' },
  'property-type-required': { field: 'propertyType', message: 'Property type preference is required' },
  'mortgage-required': { field: 'mortgageBracket', message: 'Mortgage percentage is required' },
  'prior-exchange-required': { field: 'prior1031', message: '1031 exchange experience is required' },
  'intermediary-required': { field: 'qiReady', message: 'Qualified intermediary status is required' },
  'risk-required': { field: 'riskBehavior', message: 'Investment risk preference is required' },
  'acknowledgement-required': {
    field: 'truthfulAcknowledgement',
    message: 'You must acknowledge truthful responses',
  },
} satisfies IssueTable<QuestionnaireIssueCode>
