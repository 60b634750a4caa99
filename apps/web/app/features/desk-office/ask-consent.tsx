import type { DeskRequest } from '@dst/contracts/desk'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { deskApi } from '~/services/desk.ts'
import { ConfirmDialog, type ActionEnd } from './confirm-dialog.tsx'
import { renewRequests } from './office-queries.ts'

/** Asks the person of a request that another firm has, or none, whether the present firm may have it. */
export function AskConsent({ request: { id, askableFirm } }: { request: DeskRequest }) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [end, setEnd] = useState<ActionEnd>()
  const place = useRef<HTMLDivElement>(null)

  const finish = async (how: ActionEnd) => {
    setEnd(how)
    await renewRequests(queryClient)
    restoreFocus(place)
  }

  return (
    <div className="desk-ask">
      <div ref={place} tabIndex={-1} className="desk-news">
        {end === undefined ? null : <Banner tone={end === 'done' ? 'success' : 'caution'}>{endWords[end]}</Banner>}
      </div>
      {askableFirm === null ? null : (
        <>
          <p>{`${askableFirm.name} does not have this request: its person has not agreed to that firm.`}</p>
          <Button variant="secondary" icon="mail" onClick={() => setAsking(true)}>
            {`Ask for consent to ${askableFirm.name}`}
          </Button>
        </>
      )}
      {asking && askableFirm !== null ? (
        <ConfirmDialog
          title={`Ask for consent to ${askableFirm.name}?`}
          confirm="Send the email"
          busyLabel="Sending..."
          keep="Don’t ask"
          run={() => deskApi.requests.askForConsent(id)}
          onClose={() => setAsking(false)}
          onEnd={(how) => void finish(how)}
        >
          <p>
            {`The person gets one email, which asks whether this request may go to ${askableFirm.name}. Until the ` +
              'person has signed in and agreed, nothing is shared with that firm.'}
          </p>
          <p>It can be asked once for this request and this firm.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

const endWords = {
  done: 'The email is on its way. The answer shows here as an event.',
  changed: 'The person was not asked: that was done before, or the request no longer allows it.',
  gone: 'The person was not asked: the request no longer exists.',
} as const satisfies Record<ActionEnd, string>
