import type { RequestRowOfDesk } from '@dst/contracts/desk'
import { Badge, type BadgeProps } from '@dst/ui/badge'
import { declineNames, outcomeNames, stateNames } from './request-labels.ts'

const tones = {
  saved: 'neutral',
  queued: 'info',
  sent: 'info',
  acknowledged: 'positive',
  called: 'positive',
  scheduled: 'positive',
  closed: 'neutral',
  failed: 'negative',
  withdrawn: 'neutral',
} as const satisfies Record<RequestRowOfDesk['state'], BadgeProps['tone']>

type Shown = Pick<RequestRowOfDesk, 'state' | 'late' | 'failing' | 'outcome' | 'declined'>

/** Where a request stands; one that is late or failing says so in words. */
export function RequestState({ state, late, failing, outcome, declined }: Shown) {
  return (
    <span className="desk-state">
      <Badge tone={tones[state]}>{stateNames[state]}</Badge>
      {late ? (
        <Badge tone="caution" icon="clock">
          Late
        </Badge>
      ) : null}
      {failing ? (
        <Badge tone="negative" icon="alert">
          Delivery fails
        </Badge>
      ) : null}
      {outcome === null ? null : <span>{outcomeNames[outcome]}</span>}
      {declined === null ? null : <span>{`Declined: ${declineNames[declined].toLowerCase()}`}</span>}
    </span>
  )
}
