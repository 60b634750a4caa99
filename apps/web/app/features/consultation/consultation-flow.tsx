import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import type { AnswerValue } from '@dst/domain/questionnaire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { consultationsQuery, openConsultation, renewConsultations } from '~/services/queries/consultations.ts'
import { currentInvestorQuery, renewCurrentInvestor } from '~/services/queries/current-investor.ts'
import { showToast } from '~/services/toasts.ts'
import { receiptToast } from './confirmation.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'
import type { ConsultationOrigin } from './consultation-payload.ts'
import { RequestDialog } from './request-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** Props of {@link ConsultationFlow}: from the result screen, or from the profile with the investor's record. */
export type ConsultationFlowProps = {
  open: boolean
  /** The user closed the form, or has read the confirmation. */
  onClose: () => void
  /** The user has read the confirmation: the flow ends on the profile. */
  onFinished: () => void
  /** The user's name; empty when unknown. */
  name: string
  accredited: AnswerValue<'accredited'> | null
  /** Starts with the consent that is missing from the saved request. */
  sharing?: boolean
} & ConsultationOrigin

/** What was sent, and the request that it changed. */
interface Sent {
  receipt: ConsultationReceipt
  earlier: Consultation | undefined
}

/** Requests a consultation, or changes the open request: the form and, once sent, what happens next. */
export function ConsultationFlow({
  open,
  onClose,
  onFinished,
  name,
  accredited,
  sharing: shareFirst = false,
  ...origin
}: ConsultationFlowProps) {
  const queryClient = useQueryClient()
  const { data: investor } = useQuery(currentInvestorQuery)
  const { data: consultations } = useQuery(consultationsQuery)
  const earlier = openConsultation(consultations ?? [])
  const opening = useOpeningNumber(open)
  const [sent, setSent] = useState<Sent>()
  const [sharing, setSharing] = useState(false)

  function confirm(receipt: ConsultationReceipt) {
    setSharing(false)
    setSent({ receipt, earlier })
    void renewCurrentInvestor(queryClient)
    void renewConsultations(queryClient)
    showToast({ tone: 'success', title: receiptToast(receipt, earlier) })
  }

  function finish() {
    setSent(undefined)
    onClose()
    onFinished()
  }

  // One dialog at a time: two would compete for focus.
  if (sent !== undefined && sharing) {
    return <ShareDialog request={sent.receipt} onClose={() => setSharing(false)} onShared={confirm} />
  }
  if (sent === undefined && open && shareFirst && earlier !== undefined && !missesNumber(earlier)) {
    return <ShareDialog request={earlier} onClose={onClose} onShared={confirm} />
  }
  if (sent !== undefined) {
    const share = () => (missesNumber(sent.receipt) ? setSent(undefined) : setSharing(true))
    return <ConfirmationDialog key={sent.receipt.state} {...sent} name={name} onClose={finish} onShare={share} />
  }
  return (
    <RequestDialog
      // The form begins with the open request, which may be read only after the form was opened.
      key={`${opening} ${earlier?.id ?? ''}`}
      {...{ open, onClose, accredited, origin, earlier }}
      onReceipt={confirm}
      knownNumber={investor?.phoneNumber ?? ''}
    />
  )
}

/** Whether sharing requires the form again because no phone number is known. */
function missesNumber({ preferredContactMethod, phoneNumber }: ConsultationReceipt): boolean {
  return preferredContactMethod !== 'email' && phoneNumber === null
}

/** Counts how often the flow was opened, so that each opening starts with a fresh form. */
function useOpeningNumber(open: boolean): number {
  const [opening, setOpening] = useState({ open, number: 0 })
  if (opening.open === open) return opening.number
  const next = { open, number: open ? opening.number + 1 : opening.number }
  setOpening(next)
  return next.number
}
