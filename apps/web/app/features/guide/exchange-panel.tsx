import type { Guide } from '@dst/content/guide'
import { DayLine } from '@dst/ui/day-line'
import { TextLink } from '@dst/ui/link'
import { Timeline } from '@dst/ui/timeline'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { GuideArticle } from './guide-article.tsx'

type Exchange = Guide['tabs']['exchange']

/** What an exchange requires, how a DST can help, and the five steps on one timeline. */
export function ExchangePanel({ tab }: { tab: Exchange }) {
  const { label, deadlines, requirements, howDstsHelp, stepsHeading, steps } = tab
  return (
    <GuideArticle
      heading={label}
      opening={<DayLine {...deadlines} />}
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

function FiveSteps({ stepsHeading, steps }: Pick<Exchange, 'stepsHeading' | 'steps'>) {
  const linked = useTermLinks()
  return (
    <section id="five-steps" className="guide-section" aria-labelledby="five-steps-heading">
      <h3 id="five-steps-heading">{stepsHeading}</h3>
      <Timeline
        headingLevel={4}
        steps={steps.map(({ number, heading, when, text, watchFor, link }) => ({
          marker: `Step ${number}`,
          heading,
          content: (
            <>
              <p className="text-small font-medium text-ink">{when}</p>
              <p>{linked(text)}</p>
              <p className="text-small">
                <strong className="text-caution">Watch for:</strong> {linked(watchFor)}
              </p>
              {link === undefined ? null : (
                <p>
                  <TextLink href={link.to}>{link.label}</TextLink>
                </p>
              )}
            </>
          ),
        }))}
      />
    </section>
  )
}
