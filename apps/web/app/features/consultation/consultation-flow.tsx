import type { ConsultationReceipt } from '@dst/contracts'
import { notices } from '@dst/domain/errors'
import type { AnswerValue } from '@dst/domain/questionnaire'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renewCurrentInvestor } from '~/services/current-investor'
import { showToast } from '~/services/toasts'
import { ConfirmationDialog } from './confirmation-dialog'
import type { ConsultationOrigin } from './consultation-payload'
import { RequestDialog } from './request-dialog'

/** Props of {@link ConsultationFlow}: from the result screen, or from the profile with the investor's record. */
export type ConsultationFlowProps = {
  open: boolean
  /** The person closed the form, or has read the confirmation. */
  onClose: () => void
  /** The person has read the confirmation: the flow ends on the profile. */
  onFinished: () => void
  /** The person's name; empty when unknown. */
  name: string
  accredited: AnswerValue<'accredited'> | null
} & ConsultationOrigin

/** Asks for a consultation: the form, and once it was sent, what happens next. */
export function ConsultationFlow({ open, onClose, onFinished, name, accredited, ...origin }: ConsultationFlowProps) {
  const queryClient = useQueryClient()
  const opening = useOpeningNumber(open)
  const [receipt, setReceipt] = useState<ConsultationReceipt>()

  function confirm(sent: ConsultationReceipt) {
    setReceipt(sent)
    void renewCurrentInvestor(queryClient)
    showToast({ tone: 'success', title: notices['consultation-scheduled'].message })
  }

  function finish() {
    setReceipt(undefined)
    onClose()
    onFinished()
  }

  // One dialog at a time: two at once would fight for the focus.
  if (receipt !== undefined) return <ConfirmationDialog receipt={receipt} name={name} onClose={finish} />
  return <RequestDialog key={opening} open={open} onClose={onClose} onReceipt={confirm} accredited={accredited} origin={origin} />
}

/** Counts how often the flow was opened, so that each opening starts with an empty form. */
function useOpeningNumber(open: boolean): number {
  const [opening, setOpening] = useState({ open, number: 0 })
  if (opening.open === open) return opening.number
  const next = { open, number: open ? opening.number + 1 : opening.number }
  setOpening(next)
  return next.number
}
