import { questionnaireSteps, type QuestionnaireDraft, type QuestionnaireStep } from '@dst/domain/questionnaire'
import { validateQuestionnaireStep } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { ErrorSummary } from '@dst/ui/error-summary'
import { ProgressSteps } from '@dst/ui/progress-steps'
import { WizardStep } from '@dst/ui/wizard-step'
import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { questionnaireStepPath } from '~/paths'
import { AnswersReview } from './answers-review'
import type { Person } from './person'
import { QuestionField, questionId } from './question-field'
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
  const formId = useId()
  const navigate = useNavigate()
  const summaryRef = useRef<HTMLDivElement>(null)
  const [checked, setChecked] = useState(false)
  const { submit, sending, failure } = useSubmission(person)
  const last = step.number === questionnaireSteps.length
  const issues = validateQuestionnaireStep(step.number, draft)
  const shown = checked ? issues : []

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (issues.length > 0) {
      flushSync(() => setChecked(true))
      summaryRef.current?.focus()
    } else if (last) {
      void submit(draft)
    } else {
      void navigate(questionnaireStepPath(step.number + 1))
    }
  }

  return (
    <WizardStep
      progress={<ProgressSteps label="Progress" steps={titles} current={step.number} summary={`Step ${step.number} of ${titles.length}`} />}
      title={step.title}
      titleRef={titleRef}
      intro={<p>{step.intro}</p>}
      sideLabel="Good to know"
      side={
        <>
          <h2 className="text-heading-3">{step.education.heading}</h2>
          {step.education.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </>
      }
      actions={
        <>
          {step.number === 1 ? null : (
            <Button variant="secondary" icon="arrow-left" {...(sending ? { 'aria-disabled': true } : { onClick: () => void navigate(questionnaireStepPath(step.number - 1)) })}>
              Previous
            </Button>
          )}
          {last ? (
            <Button type="submit" form={formId} busy={sending} busyLabel="Submitting...">Submit</Button>
          ) : (
            <Button type="submit" form={formId} icon="arrow-right" iconPosition="end">Next</Button>
          )}
        </>
      }
    >
      <ErrorSummary
        ref={summaryRef}
        heading="Please fix the following errors:"
        errors={shown.map(({ field, message }) => ({ message, fieldId: questionId(field) }))}
      />
      {last ? <AnswersReview draft={draft} person={person} /> : null}
      <form id={formId} noValidate onSubmit={goOn} className="grid gap-12">
        {step.questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            draft={draft}
            error={shown.find(({ field }) => field === question.name)?.message}
          />
        ))}
      </form>
      {failure === undefined ? null : <SubmitProblem failure={failure} />}
    </WizardStep>
  )
}
