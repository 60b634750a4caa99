import type { ProcessStep } from '@dst/content/process'
import { DayLine } from '@dst/ui/day-line'
import { Icon } from '@dst/ui/icon'
import { Timeline } from '@dst/ui/timeline'
import { useTermLinks } from '~/lib/linked-texts'

/** The steps from a profile to ownership, each with its parts, its time and its limit. */
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
        {step.duration}
      </p>
      <p>{linked(step.text)}</p>
      {step.number === '03' ? <ExchangeDays /> : null}
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

function ExchangeDays() {
  return (
    <DayLine
      summary="Day 0: your sale closes. Day 45: the last day to identify. Day 180, or earlier if your return is due first: the last day to close."
      points={[
        { day: 0, label: 'Day 0', detail: 'Your sale closes' },
        { day: 45, label: 'Day 45', detail: 'Last day to identify' },
        { day: 180, label: 'Day 180', detail: 'Last day to close, or earlier' },
      ]}
    />
  )
}
