import type { Consultation } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { useSignInWhenEnded } from '~/lib/account/sign-in-again.tsx'
import { api } from '~/services/api.ts'
import { renewConsultations } from '~/services/queries/consultations.ts'
import { renewCurrentInvestor } from '~/services/queries/current-investor.ts'
import { calledOutcome, problemOf } from './call-problem.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { whatWithdrawingDoes } from './taking-back.ts'

const words = { heading: 'Your request was not withdrawn', code: 'withdrawal-failed' }

interface WithdrawDialogProps {
  request: Consultation
  onClose: () => void
  /** The request was withdrawn, whether or not it could be reloaded. */
  onWithdrawn?: () => void
}

/** Asks for confirmation before a request is withdrawn, and says what that can and can't undo. */
export function WithdrawDialog({ request, onClose, onWithdrawn }: WithdrawDialogProps) {
  const queryClient = useQueryClient()
  const [openedAt] = useState(() => new Date())
  const withdrawal = useMutation({
    mutationFn: async () => calledOutcome(await api.consultations.withdraw(request.id), words),
    onSuccess: (outcome) => {
      if (!outcome.ok) return
      void renewConsultations(queryClient, outcome.value)
      void renewCurrentInvestor(queryClient)
      onWithdrawn?.()
      onClose()
    },
  })
  const busy = withdrawal.isPending
  useSignInWhenEnded(true)

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      role="alertdialog"
      title="Withdraw this request?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing..." onClick={() => withdrawal.mutate()}>
            Withdraw
          </Button>
        </>
      }
    >
      <p>
        <ContentText text={whatWithdrawingDoes(request, openedAt)} />
      </p>
      <ProblemBanner problem={problemOf(withdrawal.data)} />
    </Dialog>
  )
}
