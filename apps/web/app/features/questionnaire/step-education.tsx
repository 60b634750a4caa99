import type { QuestionnaireStep, StepNumber } from '@dst/domain/questionnaire'
import { TextLink } from '@dst/ui/link'
import { answerPaths } from '~/answer-paths.ts'

/** Pages for users whom a step's questions don't quite fit. */
const waysOfStep: Partial<Record<StepNumber, { label: string; href: string }>> = {
  1: { label: 'If your sale has closed: what you can still do', href: answerPaths.saleClosed },
  3: { label: 'If your loan is high: the ways there are', href: answerPaths.highLoan },
}

/** Information that helps to answer the questions of a step. */
export function StepEducation({ number, education }: Pick<QuestionnaireStep, 'number' | 'education'>) {
  const way = waysOfStep[number]
  return (
    <>
      <h2 className="text-heading-3">{education.heading}</h2>
      {education.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {way === undefined ? null : (
        <p>
          <TextLink href={way.href} className="inline-flex min-h-11 items-center">
            {way.label}
          </TextLink>
        </p>
      )}
    </>
  )
}
