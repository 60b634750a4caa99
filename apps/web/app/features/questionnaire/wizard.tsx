import { questionnaireSteps } from '@dst/domain/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { usePageHash } from '~/lib/links/page-hash.ts'
import { currentInvestorQuery } from '~/services/queries/current-investor.ts'
import { reviewedId } from './answers-review.tsx'
import { reachableStep } from './draft.ts'
import { contactInRecord, type Person } from './contact.ts'
import { questionId } from './question-field.tsx'
import { currentAnswers, useQuestionnaireStore } from './questionnaire-store.ts'
import { StepForm } from './step-form.tsx'

interface WizardProps {
  person: Person
  /** Whether the first step shown takes focus; each later one does. */
  takesFocus: boolean
}

/**
 * The five steps. The URL holds the current step, so that the browser's back and forward buttons work; a fragment names
 * the question to change or, on the review, the answer that was changed.
 */
export function Wizard({ person, takesFocus }: WizardProps) {
  const [search] = useSearchParams()
  const fragment = usePageHash()
  const last = useQuestionnaireStore((state) => state.last)
  const draft = useQuestionnaireStore((state) => state.draft)
  // The names may have been edited on the profile; until the record is loaded, those of the account are used.
  const { data: investor } = useQuery(currentInvestorQuery)
  const answers = currentAnswers({ last, draft })
  const number = reachableStep(answers, Number(search.get('step') ?? 1))
  const step = questionnaireSteps[number - 1]
  const titleRef = useRef<HTMLHeadingElement>(null)
  const namedRef = useFocusOnStep({ number, fragment, titleRef, takesFocus })

  if (step === undefined) return null
  const changing = step.questions.find(
    ({ name, kind }) => kind !== 'acknowledgement' && questionId(name) === fragment,
  )?.name
  return (
    <StepForm
      key={number}
      step={step}
      answers={answers}
      last={last}
      person={investor === undefined ? person : contactInRecord(person, investor)}
      changing={changing}
      named={{ id: fragment, ref: namedRef }}
      titleRef={titleRef}
    />
  )
}

interface StepPlace extends Pick<WizardProps, 'takesFocus'> {
  number: number
  fragment: string
  titleRef: RefObject<HTMLHeadingElement | null>
}

/** Moves focus to what the URL names, or to the title of the step. Returns the ref of what it names. */
function useFocusOnStep({ number, fragment, titleRef, takesFocus }: StepPlace) {
  const place = `${number}#${fragment}`
  const focused = useRef(takesFocus ? undefined : place)
  const named = useRef<HTMLElement>(null)
  // Another fragment is the skip link's, and the browser follows that one.
  const isOfStep = fragment === '' || fragments.has(fragment)

  useEffect(() => {
    if (focused.current === place) return
    focused.current = place
    if (!isOfStep) return
    named.current?.scrollIntoView({ block: 'center' })
    const target = named.current ?? titleRef.current
    target?.focus({ preventScroll: true })
  }, [place, isOfStep, titleRef])

  return useCallback((element: HTMLElement | null) => {
    named.current = element
  }, [])
}

const fragments = new Set(
  questionnaireSteps.flatMap(({ questions }) => questions.flatMap(({ name }) => [questionId(name), reviewedId(name)])),
)
