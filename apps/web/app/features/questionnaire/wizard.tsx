import { questionnaireSteps } from '@dst/domain/questionnaire'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { reachableStep } from './draft'
import type { Person } from './person'
import { useQuestionnaireStore } from './questionnaire-store'
import { StepForm } from './step-form'

/** The five steps. The address says which one shows, so the browser's own back and forward work. */
export function Wizard({ person }: { person: Person }) {
  const [search] = useSearchParams()
  const draft = useQuestionnaireStore((state) => state.draft)
  const number = useRef(0)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const wanted = reachableStep(draft, Number(search.get('step') ?? 1))
  const step = questionnaireSteps[wanted - 1]

  useEffect(() => {
    // The first step that shows leaves the focus where the browser put it; each later one takes it.
    if (number.current !== 0 && number.current !== wanted) titleRef.current?.focus({ preventScroll: true })
    number.current = wanted
  }, [wanted])

  if (step === undefined) return null
  return <StepForm key={step.number} step={step} draft={draft} person={person} titleRef={titleRef} />
}
