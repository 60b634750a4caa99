import { questionnaireSteps, type QuestionnaireDraft, type QuestionnaireStep } from '@dst/domain/questionnaire'
import { validateQuestionnaireStep } from '@dst/domain/validation'
import { ErrorSummary } from '@dst/ui/error-summary'
import { ProgressSteps } from '@dst/ui/progress-steps'
import { WizardStep } from '@dst/ui/wizard-step'
import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { errorHeading } from '~/lib/forms/field-errors.ts'
import { questionnaireStepPath } from '~/paths.ts'
import { AnswersReview, reviewedId } from './answers-review.tsx'
import { StoredAnswers } from './stored-answers.tsx'
import { LastAnswersNote } from './last-answers-note.tsx'
import type { Person } from './contact.ts'
import { QuestionField, questionId, type NamedPlace } from './question-field.tsx'
import type { LastAnswers } from './questionnaire-store.ts'
import { StepActions } from './step-actions.tsx'
import { StepEducation } from './step-education.tsx'
import { SubmitProblem } from './submit-problem.tsx'
import { useSubmission } from './use-submission.ts'

interface StepFormProps {
  step: QuestionnaireStep
  answers: QuestionnaireDraft
  last: LastAnswers | undefined
  person: Person
  /** The question that the user came back from the review to change. */
  changing: string | undefined
  named: NamedPlace
  titleRef: RefObject<HTMLHeadingElement | null>
}

const titles = questionnaireSteps.map(({ title }) => title)
const reviewStep = titles.length

/** One step: its questions, what is still missing, and the buttons to go back and forward. */
export function StepForm({ step, answers, last, person, changing, named, titleRef }: StepFormProps) {
  const { number, title, intro, education, questions } = step
  const formId = useId()
  const submission = useSubmission(person)
  const onReview = number === reviewStep
  const next =
    changing === undefined
      ? questionnaireStepPath(number + 1)
      : `${questionnaireStepPath(reviewStep)}#${reviewedId(changing)}`
  const { issues, summaryRef, goOn } = useStepCheck(step, answers, {
    submit: onReview ? submission.mutate : undefined,
    next,
  })

  return (
    <WizardStep
      progress={
        <ProgressSteps
          label="Progress"
          steps={titles}
          current={number}
          summary={`Step ${number} of ${titles.length}`}
        />
      }
      title={title}
      titleRef={titleRef}
      intro={<p>{intro}</p>}
      sideLabel="Good to know"
      side={<StepEducation number={number} education={education} />}
      actions={
        <StepActions
          {...{ number, onReview, formId }}
          sending={submission.isPending}
          changing={changing !== undefined}
        />
      }
    >
      <ErrorSummary
        ref={summaryRef}
        heading={errorHeading}
        errors={issues.map(({ field, message }) => ({ message, fieldId: questionId(field) }))}
      />
      {number === 1 && changing === undefined ? <LastAnswersNote reviewStep={reviewStep} /> : null}
      {onReview ? <AnswersReview {...{ answers, last, person, named }} /> : null}
      <form id={formId} noValidate onSubmit={goOn} className="questionnaire-questions">
        {questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            draft={answers}
            named={named}
            error={issues.find(({ field }) => field === question.name)?.message}
          />
        ))}
      </form>
      {submission.data === undefined ? null : <SubmitProblem failure={submission.data} person={person} />}
      <StoredAnswers />
    </WizardStep>
  )
}

interface StepOn {
  /** Submits the answers, on the step that does so. */
  submit: ((answers: QuestionnaireDraft) => void) | undefined
  next: string
}

/** Lets the user continue if nothing is missing; otherwise shows what is, and moves focus there. */
function useStepCheck(step: QuestionnaireStep, answers: QuestionnaireDraft, { submit, next }: StepOn) {
  const navigate = useNavigate()
  const summaryRef = useRef<HTMLDivElement>(null)
  const [checked, setChecked] = useState(false)
  const issues = validateQuestionnaireStep(step.number, answers)

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (issues.length === 0) {
      if (submit === undefined) void navigate(next)
      else submit(answers)
      return
    }
    flushSync(() => setChecked(true))
    summaryRef.current?.focus()
  }

  return { issues: checked ? issues : [], summaryRef, goOn }
}
