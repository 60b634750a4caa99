import { tierGuidance, type Tier } from '@dst/domain/tiers'
import { Button } from '@dst/ui/button'
import type { ConsultationOffer } from '~/services/queries/consultations.ts'
import { RequestNext } from './request-next.tsx'
import { useNow } from '~/lib/time/use-now.ts'

const refreshEvery = 60_000

interface OfferProps {
  offer: ConsultationOffer
}

/**
 * What a user whose tier is eligible for a consultation can do next: request one if that is possible and, once
 * requested, the status of the request.
 */
export function OfferGuidance({ offer, tier }: OfferProps & { tier: Tier }) {
  const now = useNow(refreshEvery, offer.kind === 'requested')
  switch (offer.kind) {
    case 'offered':
      return <p>{tierGuidance[tier]}</p>
    case 'requested':
      return (
        <p>
          <RequestNext request={offer.request} now={now} />
        </p>
      )
    case 'closed':
      return (
        <p>
          Consultations are not open yet: the partner firm has yet to be named. Nothing is needed from you until then.
        </p>
      )
    case 'unread':
      return <output>We could not check whether you can ask for a consultation.</output>
    case 'unknown':
      return null
  }
}

interface OfferButtonProps extends OfferProps {
  onSchedule: () => void
  onReadAgain: () => void
}

/** Opens the form for a new request, or to change the open one; renders no button if requests are closed. */
export function OfferButton({ offer, onSchedule, onReadAgain }: OfferButtonProps) {
  switch (offer.kind) {
    case 'offered':
      return (
        <Button icon="calendar" onClick={onSchedule}>
          Schedule Consultation
        </Button>
      )
    case 'requested':
      return (
        <Button variant="secondary" icon="edit" onClick={onSchedule}>
          Change Your Request
        </Button>
      )
    case 'unread':
      return (
        <Button variant="secondary" icon="refresh" onClick={onReadAgain}>
          Try again
        </Button>
      )
    case 'closed':
    case 'unknown':
      return null
  }
}
