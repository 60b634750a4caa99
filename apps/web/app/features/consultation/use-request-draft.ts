import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCameBackToRequest } from '~/lib/consultation/use-scheduling.ts'
import { dropDraft, keepDraft, onDraftDropped, readDraft } from '~/services/drafts.ts'
import { useSessionStore } from '~/services/session.ts'
import type { ConsultationFormEntry } from './consultation-payload.ts'
import { openingDraft } from './request-draft.ts'

/** The user's input, stored on the device until it is sent, for this user only. */
export function useRequestDraft(beginning: ConsultationFormEntry) {
  const cameBack = useCameBackToRequest()
  const owner = useSessionStore(({ session }) => session?.user.id)
  // The user that the form was opened for: the draft remains theirs after their session has ended.
  const [place] = useState({ kind: 'consultation', owner: owner ?? '' } as const)
  const [kept, setKept] = useState(() => readDraft(place))
  const [opening] = useState(() => openingDraft(beginning, kept, cameBack))
  const [entry, setEntry] = useState(opening.entry)
  const key = useRef(opening.key)

  function keep(next: ConsultationFormEntry) {
    keepDraft(place, { entry: next, key: key.current })
    setKept(next)
  }

  function forget() {
    dropDraft(place)
    setKept(undefined)
  }

  const empty = useEffectEvent(() => {
    setKept(undefined)
    setEntry(beginning)
  })
  useEffect(() => onDraftDropped(place, empty), [place])

  return {
    entry,
    /** Whether a draft is stored on the device. */
    isKept: kept !== undefined,
    change: (next: ConsultationFormEntry) => {
      setEntry(next)
      keep(next)
    },
    /** Stores the draft together with the key that it is about to be sent with. */
    begin: () => keep(entry),
    key: () => key.current,
    /** Makes it a new request with a new key. */
    renew: (next: string) => {
      key.current = next
      keep(entry)
    },
    /** Call once the draft was sent. */
    forget,
    /** Resets the form to its initial values. */
    discard: () => {
      forget()
      setEntry(beginning)
    },
  }
}

/** State and actions of the request form. */
export type KeptRequest = ReturnType<typeof useRequestDraft>
