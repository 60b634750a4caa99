import type { ConsultationReceipt } from '@dst/contracts'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { ProblemBanner } from '../problem-banner.tsx'
import { reachMessage } from '~/lib/consultation/request-copy.ts'
import { BookedTime } from './booked-time.tsx'
import { HeldTime } from './held-time.tsx'
import { TimeOptions } from './time-options.tsx'
import type { Booking } from './use-booking.ts'

interface TimeChoiceProps {
  /** A request that was shared. */
  request: ConsultationReceipt
  booking: Booking
}

/** Choosing, holding, booking, moving and canceling a time to talk to the partner. */
export function TimeChoice({ request, booking }: TimeChoiceProps) {
  const { step, problem } = booking
  return (
    <section className="time-choice" aria-labelledby="time-choice">
      <h3 id="time-choice">
        {step.kind === 'booked' || step.kind === 'cancelling' || step.kind === 'cancelled'
          ? 'Your conversation'
          : 'Choose a time to talk'}
      </h3>
      {step.kind === 'choosing' ? <TimeOptions request={request} booking={booking} {...step} /> : null}
      {step.kind === 'unbooked' ? <Unbooked request={request} onChoose={() => booking.chooseAgain()} /> : null}
      {step.kind === 'held' ? <HeldTime step={step} booking={booking} /> : null}
      {step.kind === 'booked' || step.kind === 'cancelling' ? (
        <BookedTime
          appointment={step.appointment}
          partner={request.partner.name}
          asking={step.kind === 'cancelling'}
          booking={booking}
        />
      ) : null}
      {step.kind === 'cancelled' ? (
        <div tabIndex={-1} data-autofocus>
          <Banner tone="info">{step.notice}</Banner>
        </div>
      ) : null}
      <ProblemBanner problem={problem} />
    </section>
  )
}

function Unbooked({ request, onChoose }: { request: ConsultationReceipt; onChoose: () => void }) {
  const [now] = useState(() => new Date())
  const due = reachMessage(request, now)
  return (
    <>
      <p tabIndex={-1} data-autofocus>
        <ContentText
          text={due === undefined ? 'No time is booked.' : `No time is booked. ${request.partner.name} ${due}`}
        />
      </p>
      <div>
        <Button variant="quiet" onClick={onChoose}>
          Choose a time after all
        </Button>
      </div>
    </>
  )
}
