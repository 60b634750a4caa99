import type { Guide } from '@dst/content/guide'
import { DayLine } from '@dst/ui/day-line'
import { Timeline } from '@dst/ui/timeline'
import { useTermLinks } from '~/lib/linked-texts'
import { GuideArticle } from './guide-article'

type Exchange = Guide['tabs']['exchange']

/** What an exchange requires, how a DST can help, and the five steps along one line. */
export function ExchangePanel({ tab }: { tab: Exchange }) {
  const { label, requirements, howDstsHelp, stepsHeading, steps } = tab
  return (
    <GuideArticle
      heading={label}
      opening={<Deadlines />}
      sections={[...requirements, howDstsHelp]}
      ending={{
        id: 'five-steps',
        label: stepsHeading,
        content: <FiveSteps stepsHeading={stepsHeading} steps={steps} />,
        reviewed: steps,
      }}
    />
  )
}

function Deadlines() {
  return (
    <DayLine
      summary="Day 0: your sale closes. By day 45 you identify replacement property in writing. By day 180, or the due date of your tax return if that is earlier, the exchange is completed."
      points={[
        { day: 0, label: 'Day 0', detail: 'Your sale closes' },
        { day: 45, label: 'Day 45', detail: 'Replacement property is identified in writing' },
        { day: 180, label: 'Day 180', detail: 'Or the due date of your return, if earlier: all is closed' },
      ]}
    />
  )
}

function FiveSteps({ stepsHeading, steps }: Pick<Exchange, 'stepsHeading' | 'steps'>) {
  const linked = useTermLinks()
  return (
    <section id="five-steps" className="guide-section" aria-labelledby="five-steps-heading">
      <h3 id="five-steps-heading">{stepsHeading}</h3>
      <Timeline
        headingLevel={4}
        steps={steps.map(({ number, heading, when, text, watchFor }) => ({
          marker: `Step ${number}`,
          heading,
          content: (
            <>
              <p className="text-small font-medium text-ink">{when}</p>
              <p>{linked(text)}</p>
              <p className="text-small">
                <strong className="text-caution">Watch for:</strong> {linked(watchFor)}
              </p>
            </>
          ),
        }))}
      />
    </section>
  )
}
