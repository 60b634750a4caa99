import { questionnaireSteps, type QuestionnaireDraft, type QuestionnaireStep } from '@dst/domain/questionnaire'
import { validateQuestionnaireStep } from '@dst/domain/validation'
import { ErrorSummary } from '@dst/ui/error-summary'
import { ProgressSteps } from '@dst/ui/progress-steps'
import { WizardStep } from '@dst/ui/wizard-step'
import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { errorHeading } from '~/lib/field-errors'
import { questionnaireStepPath } from '~/paths'
import { AnswersReview } from './answers-review'
import type { Person } from './person'
import { KeptAnswers } from './kept-answers'
import { QuestionField, questionId } from './question-field'
import { StepActions } from './step-actions'
import { StepEducation } from './step-education'
import { SubmitProblem } from './submit-problem'
import { useSubmission } from './use-submission'

interface StepFormProps {
  step: QuestionnaireStep
  draft: QuestionnaireDraft
  person: Person
  titleRef: RefObject<HTMLHeadingElement | null>
}

const titles = questionnaireSteps.map(({ title }) => title)

/** One step: its questions, what is still missing, and the ways back and on. */
export function StepForm({ step, draft, person, titleRef }: StepFormProps) {
  const { number, title, intro, education, questions } = step
  const formId = useId()
  const { submit, sending, failure } = useSubmission(person)
  const last = number === titles.length
  const { issues, summaryRef, goOn } = useStepCheck(step, draft, () => (last ? submit(draft) : undefined))

  return (
    <WizardStep
      progress={<ProgressSteps label="Progress" steps={titles} current={number} summary={`Step ${number} of ${titles.length}`} />}
      title={title}
      titleRef={titleRef}
      intro={<p>{intro}</p>}
      sideLabel="Good to know"
      side={<StepEducation number={number} education={education} />}
      actions={<StepActions number={number} last={last} formId={formId} sending={sending} />}
    >
      <ErrorSummary
        ref={summaryRef}
        heading={errorHeading}
        errors={issues.map(({ field, message }) => ({ message, fieldId: questionId(field) }))}
      />
      {last ? <AnswersReview draft={draft} person={person} /> : null}
      <form id={formId} noValidate onSubmit={goOn} className="questionnaire-questions">
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} draft={draft} error={issues.find(({ field }) => field === question.name)?.message} />
        ))}
      </form>
      {failure === undefined ? null : <SubmitProblem failure={failure} />}
      {Object.keys(draft).length === 0 ? null : <KeptAnswers />}
    </WizardStep>
  )
}

/** Lets a person on when nothing is missing; otherwise shows what is, and moves the focus there. */
function useStepCheck(step: QuestionnaireStep, draft: QuestionnaireDraft, submit: () => Promise<void> | undefined) {
  const navigate = useNavigate()
  const summaryRef = useRef<HTMLDivElement>(null)
  const [checked, setChecked] = useState(false)
  const issues = validateQuestionnaireStep(step.number, draft)

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (issues.length === 0) {
      void (submit() ?? navigate(questionnaireStepPath(step.number + 1)))
      return
    }
    flushSync(() => setChecked(true))
    summaryRef.current?.focus()
  }

  return { issues: checked ? issues : [], summaryRef, goOn }
}
