import type { QuestionnaireStep } from '@dst/domain/questionnaire'

/** What helps to answer the questions of a step. */
export function StepEducation({ education }: Pick<QuestionnaireStep, 'education'>) {
  return (
    <>
      <h2 className="text-heading-3">{education.heading}</h2>
      {education.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </>
  )
}
