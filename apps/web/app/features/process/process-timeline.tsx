import type { ProcessStep } from '@dst/content/process'
import { DayLine } from '@dst/ui/day-line'
import { Icon } from '@dst/ui/icon'
import { Timeline } from '@dst/ui/timeline'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'

/** The steps from a profile to ownership, each with its parts, its duration and its limits. */
export function ProcessTimeline({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <Timeline
      size="large"
      steps={steps.map((step) => ({
        marker: step.number,
        heading: step.heading,
        content: <StepContent step={step} />,
      }))}
    />
  )
}

function StepContent({ step }: { step: ProcessStep }) {
  const linked = useTermLinks()
  return (
    <>
      <p className="process-duration">
        <Icon name="clock" size="small" />
        <span>{step.duration}</span>
      </p>
      <p>{linked(step.text)}</p>
      {step.deadlines === undefined ? null : <DayLine {...step.deadlines} />}
      <ol className="process-parts">
        {step.subSteps.map(({ heading, text }) => (
          <li key={heading}>
            <h4>{heading}</h4>
            <p>{linked(text)}</p>
          </li>
        ))}
      </ol>
      <p className="process-limit">{linked(step.limit)}</p>
    </>
  )
}
