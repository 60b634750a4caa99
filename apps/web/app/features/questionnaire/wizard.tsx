import { questionnaireSteps } from '@dst/domain/questionnaire'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { reachableStep } from './draft'
import type { Person } from './person'
import { useQuestionnaireStore } from './questionnaire-store'
import { StepForm } from './step-form'

interface WizardProps {
  person: Person
  /** Whether the first step that shows takes the focus; each later one does. */
  takesFocus: boolean
}

/** The five steps. The address says which one shows, so the browser's own back and forward work. */
export function Wizard({ person, takesFocus }: WizardProps) {
  const [search] = useSearchParams()
  const draft = useQuestionnaireStore((state) => state.draft)
  const number = reachableStep(draft, Number(search.get('step') ?? 1))
  const step = questionnaireSteps[number - 1]
  const titleRef = useRef<HTMLHeadingElement>(null)
  const focusedStep = useRef(takesFocus ? undefined : number)

  useEffect(() => {
    if (focusedStep.current === number) return
    focusedStep.current = number
    titleRef.current?.focus({ preventScroll: true })
  }, [number])

  if (step === undefined) return null
  return <StepForm key={number} step={step} draft={draft} person={person} titleRef={titleRef} />
}
