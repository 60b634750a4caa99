import type { DeliveryAttempt, DeskRequest } from '@dst/contracts/desk'
import { Disclosure } from '@dst/ui/disclosure'
import { DeskTable } from './desk-table.tsx'
import { When } from './moments.tsx'
import { ReasonText } from './reason-text.tsx'
import { channelName, channelNames, deliveredNames, eventNames, roleNames } from './request-labels.ts'

/** A delivery that fails is tried some eighty times in three days. */
const shownAtOnce = 10

/** Attempts to deliver, newest first: when, what, what came of it, and when it is tried next. */
export function AttemptTable({ attempts }: Pick<DeskRequest, 'attempts'>) {
  if (attempts.length === 0) return <p>Nothing was sent yet.</p>
  const sorted = newestFirst(attempts)
  const earlier = sorted.slice(shownAtOnce)
  return (
    <>
      <Attempts caption="Attempts to deliver, newest first" attempts={sorted.slice(0, shownAtOnce)} />
      {earlier.length === 0 ? null : (
        <Disclosure summary={earlier.length === 1 ? '1 earlier attempt' : `${earlier.length} earlier attempts`}>
          <Attempts caption="Earlier attempts to deliver, newest first" attempts={earlier} />
        </Disclosure>
      )}
    </>
  )
}

function Attempts({ caption, attempts }: { caption: string; attempts: readonly DeliveryAttempt[] }) {
  return (
    <DeskTable
      caption={caption}
      hideCaption
      columns={['Time', 'What', 'Result', 'Next try']}
      rows={attempts.map((attempt) => ({
        key: `${attempt.at} ${attempt.channel} ${attempt.what}`,
        heading: <When at={attempt.at} />,
        cells: [
          `${deliveredNames[attempt.what]}, version ${attempt.version}: ${channelNames[attempt.channel].toLowerCase()}`,
          <AttemptResult key="result" attempt={attempt} />,
          nextTry(attempt),
        ],
      }))}
    />
  )
}

function AttemptResult({ attempt: { outcome, reason } }: { attempt: DeliveryAttempt }) {
  if (outcome === 'delivered') return <span>Delivered</span>
  return (
    <span className="desk-lines">
      <strong>Failed</strong>
      {reason === null ? null : <ReasonText code={reason} />}
    </span>
  )
}

function nextTry({ outcome, nextTryAt }: DeliveryAttempt) {
  if (nextTryAt !== null) return <When at={nextTryAt} />
  return outcome === 'delivered' ? 'None needed' : 'None: this was the last'
}

/** Events, oldest first. */
export function EventTable({ events }: Pick<DeskRequest, 'events'>) {
  return (
    <DeskTable
      caption="Events, oldest first"
      hideCaption
      columns={['Time', 'What', 'How']}
      rows={events.map(({ at, event, channel, version }, index) => ({
        key: `${index}`,
        heading: <When at={at} />,
        cells: [
          eventNames[event],
          channel === null ? `Version ${version}` : `${channelName(channel)}, version ${version}`,
        ],
      }))}
    />
  )
}

/** Who looked at the request at the desk, newest first. */
export function LookTable({ looks }: Pick<DeskRequest, 'looks'>) {
  if (looks.length === 0) return <p>Nobody yet.</p>
  return (
    <DeskTable
      caption="Who looked at it, newest first"
      hideCaption
      columns={['Time', 'Who', 'Email']}
      rows={looks.map(({ at, role, email }, index) => ({
        key: `${index}`,
        heading: <When at={at} />,
        cells: [roleNames[role], email],
      }))}
    />
  )
}

function newestFirst(attempts: readonly DeliveryAttempt[]): DeliveryAttempt[] {
  return attempts.toSorted((one, other) => other.at.localeCompare(one.at))
}
