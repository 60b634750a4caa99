import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DraftNote } from '~/lib/draft-note'
import { questionnaireStepPath } from '~/paths'
import { discardAnswers } from './questionnaire-store'

/** Says that the answers stay on this device, and asks before they are discarded. */
export function KeptAnswers() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)

  async function discard() {
    close()
    await navigate(questionnaireStepPath(1))
    discardAnswers()
  }

  return (
    <>
      <DraftNote until="you submit them or sign out" discardLabel="Discard my answers" onDiscard={() => setAsking(true)} />
      <Dialog
        open={asking}
        onClose={close}
        role="alertdialog"
        title="Discard your answers?"
        description="Everything that you have answered so far is removed from this device, and you start again at the first step."
        footer={
          <>
            <Button variant="secondary" onClick={close}>Keep my answers</Button>
            <Button onClick={() => void discard()}>Discard my answers</Button>
          </>
        }
      />
    </>
  )
}
