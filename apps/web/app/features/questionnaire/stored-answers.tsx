import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DraftNote } from '~/lib/forms/draft-note.tsx'
import { questionnaireStepPath } from '~/paths.ts'
import { discardAnswers, useQuestionnaireStore } from './questionnaire-store.ts'

const firstTime = {
  action: 'Discard my answers',
  title: 'Discard your answers?',
  description:
    'Everything that you have answered so far is removed from this device, and you start again at the first step.',
  keep: 'Keep my answers',
}

const again = {
  action: 'Discard my changes',
  title: 'Discard your changes?',
  description:
    'Everything that you have changed since you last submitted is removed from this device. What you submitted ' +
    'stays as it is.',
  keep: 'Keep my changes',
}

/** Says that unsent answers stay on this device, and asks before discarding them. Renders nothing if there are none. */
export function StoredAnswers() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const stored = useQuestionnaireStore(({ draft }) => Object.keys(draft).length > 0)
  const words = useQuestionnaireStore(({ last }) => (last === undefined ? firstTime : again))
  const close = () => setAsking(false)

  async function discard() {
    close()
    await navigate(questionnaireStepPath(1))
    discardAnswers()
  }

  if (!stored) return null
  return (
    <>
      <DraftNote until="you submit them or sign out" discardLabel={words.action} onDiscard={() => setAsking(true)} />
      <Dialog
        open={asking}
        onClose={close}
        role="alertdialog"
        title={words.title}
        description={words.description}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {words.keep}
            </Button>
            <Button onClick={() => void discard()}>{words.action}</Button>
          </>
        }
      />
    </>
  )
}
