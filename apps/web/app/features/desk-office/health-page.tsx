import type { DeskHealth } from '@dst/contracts/desk'
import { Badge } from '@dst/ui/badge'
import { Button } from '@dst/ui/button'
import { useQuery } from '@tanstack/react-query'
import { timeOf } from '~/lib/time/moment.ts'
import { DeskTable } from './desk-table.tsx'
import { checkSummary, failuresFirst } from './health-order.ts'
import { jobLabel } from './job-labels.ts'
import { When, zoneSentence } from './moments.tsx'
import { OfficePage, OfficeSection, ReadState } from './office-page.tsx'
import { healthQuery } from './office-queries.ts'
import { ReasonText } from './reason-text.tsx'

/** How the product is doing: its checks, and what failed in the last day. */
export function HealthPage() {
  const read = useQuery(healthQuery)
  return (
    <OfficePage
      title="Health"
      lead={`What the server checks about itself and what failed lately. ${zoneSentence()}`}
      actions={
        <Button
          variant="secondary"
          icon="refresh"
          busy={read.isFetching}
          busyLabel="Checking..."
          onClick={() => void read.refetch()}
        >
          Check again
        </Button>
      }
    >
      <ReadState what="The checks" read={read}>
        {(health) => <HealthReport health={health} />}
      </ReadState>
    </OfficePage>
  )
}

const levels = {
  failure: { label: 'Failure', tone: 'negative', icon: 'alert' },
  notice: { label: 'Notice', tone: 'caution', icon: 'info' },
  fine: { label: 'Fine', tone: 'positive', icon: 'check' },
} as const satisfies Record<DeskHealth['checks'][number]['level'], object>

function HealthReport({ health: { at, checks, failures } }: { health: DeskHealth }) {
  return (
    <>
      <OfficeSection id="checks" heading="Checks">
        <output className="block">{`${checkSummary(checks)} Checked at ${timeOf(at)}.`}</output>
        <ul className="desk-checks">
          {failuresFirst(checks).map(({ level, text }) => (
            <li key={text}>
              <Badge tone={levels[level].tone} icon={levels[level].icon}>
                {levels[level].label}
              </Badge>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </OfficeSection>
      <OfficeSection id="failures" heading="Failures of the last day">
        {failures.length === 0 ? (
          <p>Nothing failed.</p>
        ) : (
          <DeskTable
            caption="Failures of the last day"
            hideCaption
            columns={['What', 'Why', 'How often', 'Last']}
            rows={failures.map(({ what, reason, count, lastAt }) => ({
              key: `${what} ${reason}`,
              heading: jobLabel(what),
              cells: [
                <ReasonText key="why" code={reason} />,
                count === 1 ? 'Once' : `${count.toLocaleString('en-US')} times`,
                <When key="last" at={lastAt} />,
              ],
            }))}
          />
        )}
      </OfficeSection>
    </>
  )
}
