import { partnerFirm, partnerName } from '@dst/content/partner'
import type { Consultation, RequestState } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comingAppointment } from '~/lib/consultation/request-reach.ts'
import { useNow } from '~/lib/time/use-now.ts'
import { openConsultation } from '~/services/queries/consultations.ts'
import { currentInvestorQuery } from '~/services/queries/current-investor.ts'
import { ConsultationFlow } from './consultation-flow.tsx'
import { TimesDialog } from './times/times-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** The states in which a time can be booked: the partner knows of the request, or is about to. */
const bookable: readonly RequestState[] = ['queued', 'sent', 'acknowledged', 'scheduled']
const refreshEvery = 60_000

/** What a user can do with a request. */
export function RequestActions({ request }: { request: Consultation }) {
  const [dialog, setDialog] = useState<'share' | 'times' | 'withdraw'>()
  const { data: investor } = useQuery(currentInvestorQuery)
  const now = useNow(refreshEvery, request.appointment !== null)
  const close = () => setDialog(undefined)
  const isOpen = openConsultation([request]) !== undefined
  if (!isOpen && !request.shareDataConsent) return null
  const canBook = bookable.includes(request.state)
  const hasTime = comingAppointment(request, now) !== null
  const share = isOpen ? shareLabel(request) : undefined
  return (
    <div className="request-actions">
      {share === undefined ? null : <Button onClick={() => setDialog('share')}>{share}</Button>}
      {canBook || hasTime ? (
        <Button variant={hasTime ? 'secondary' : 'primary'} icon="calendar" onClick={() => setDialog('times')}>
          {timesLabel(hasTime, canBook)}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => setDialog('withdraw')}>
        Withdraw
      </Button>
      {dialog === 'withdraw' ? <WithdrawDialog request={request} onClose={close} /> : null}
      {dialog === 'times' ? <TimesDialog request={request} canBook={canBook} onClose={close} /> : null}
      {investor === undefined || !isOpen ? null : (
        <ConsultationFlow
          open={dialog === 'share'}
          sharing
          onClose={close}
          onFinished={close}
          name={[investor.firstName, investor.lastName].filter(Boolean).join(' ')}
          accredited={investor.accredited}
          variant="profile"
          profile={investor}
        />
      )}
    </div>
  )
}

/** The label of the button that shares a request: not shared so far, or with a firm that takes requests no more. */
function shareLabel({ state, partner }: Consultation): string | undefined {
  if (state === 'saved') return 'Share it after all'
  return partner.crd === partnerFirm.crd ? undefined : `Share it with ${partnerName(partnerFirm)}`
}

/** The label for the available actions; a request in a state that isn't bookable can't get another time. */
function timesLabel(hasTime: boolean, canBook: boolean): string {
  if (!hasTime) return 'Choose a time to talk'
  return canBook ? 'Move or cancel the conversation' : 'Cancel the conversation'
}
