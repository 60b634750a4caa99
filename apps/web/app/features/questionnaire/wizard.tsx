import { questionnaireSteps } from '@dst/domain/questionnaire'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { usePageHash } from '~/lib/page-hash'
import { currentInvestorQuery } from '~/services/current-investor'
import { reachableStep } from './draft'
import { personInRecord, type Person } from './person'
import { questionId } from './question-field'
import { standingAnswers, useQuestionnaireStore } from './questionnaire-store'
import { StepForm } from './step-form'

interface WizardProps {
  person: Person
  /** Whether the first step that shows takes the focus; each later one does. */
  takesFocus: boolean
}

/**
 * The five steps. The address says which one shows, so the browser's own back and forward work; a fragment names the
 * question to change, or on the review the answer that was changed.
 */
export function Wizard({ person, takesFocus }: WizardProps) {
  const [search] = useSearchParams()
  const fragment = usePageHash()
  const last = useQuestionnaireStore((state) => state.last)
  const draft = useQuestionnaireStore((state) => state.draft)
  // The names may have been edited on the profile; until the record is there, what the account knows.
  const { data: investor } = useQuery(currentInvestorQuery)
  const answers = standingAnswers({ last, draft })
  const number = reachableStep(answers, Number(search.get('step') ?? 1))
  const step = questionnaireSteps[number - 1]
  const titleRef = useRef<HTMLHeadingElement>(null)
  useFocusOnStep({ number, fragment, titleRef, takesFocus })

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
      person={investor === undefined ? person : personInRecord(person, investor)}
      changing={changing}
      titleRef={titleRef}
    />
  )
}

interface StepPlace extends Pick<WizardProps, 'takesFocus'> {
  number: number
  fragment: string
  titleRef: RefObject<HTMLHeadingElement | null>
}

/** Moves the focus to what the address names, or to the title of the step. */
function useFocusOnStep({ number, fragment, titleRef, takesFocus }: StepPlace): void {
  const place = `${number}#${fragment}`
  const focused = useRef(takesFocus ? undefined : place)

  useEffect(() => {
    if (focused.current === place) return
    focused.current = place
    const named = controlAt(fragment)
    named?.scrollIntoView({ block: 'center' })
    const target = named ?? titleRef.current
    target?.focus({ preventScroll: true })
  }, [place, fragment, titleRef])
}

/** The element that the fragment names; of choices, the one that is chosen. */
function controlAt(fragment: string): HTMLElement | null {
  const named = fragment === '' ? null : document.getElementById(fragment)
  return named?.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked') ?? named
}
