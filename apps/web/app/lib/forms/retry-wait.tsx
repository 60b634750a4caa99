import { clockOf, formatWait } from '@dst/domain/time'
import { useState } from 'react'
import { useNow } from '~/lib/time/use-now.ts'

/** Props of {@link RetryWait}. */
export interface RetryWaitProps {
  /** When a retry makes sense. Nothing is rendered without it. */
  at: Date | undefined
}

/**
 * A countdown until the user can retry. Place it inside a message that is announced: screen readers hear the whole wait
 * once, and then that it is over; the seconds in between are visual only.
 */
export function RetryWait({ at }: RetryWaitProps) {
  return at === undefined ? null : <Countdown key={at.getTime()} at={at} />
}

const over = 'You can try again now.'

function Countdown({ at }: { at: Date }) {
  const [waiting, setWaiting] = useState(true)
  const left = Math.max(0, Math.ceil((at.getTime() - useNow(1000, waiting).getTime()) / 1000))
  const [stated] = useState(left)
  if (waiting && left === 0) setWaiting(false)
  if (left === 0) return <p>{over}</p>
  return (
    <p>
      <span aria-hidden="true">
        You can try again in <span className="[font-variant-numeric:tabular-nums]">{clockOf(left)}</span>.
      </span>
      <span className="ui-visually-hidden">{`You can try again in ${formatWait(stated)}.`}</span>
    </p>
  )
}
