import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCameBackToRequest } from '~/lib/use-scheduling'
import { onDraftDropped } from '~/services/draft-place'
import { dropDraft, keepDraft, readDraft } from '~/services/drafts'
import { useSessionStore } from '~/services/session-store'
import type { ConsultationEntry } from './consultation-payload'
import { openingDraft } from './request-draft'

/** What the person fills in, kept on the device until it was sent, for this person alone. */
export function useRequestDraft(beginning: ConsultationEntry) {
  const cameBack = useCameBackToRequest()
  const owner = useSessionStore(({ session }) => session?.user.id)
  // Whoever the form was opened for: once their session has ended, what they typed still is theirs.
  const [place] = useState({ kind: 'consultation', owner: owner ?? '' } as const)
  const [kept, setKept] = useState(() => readDraft(place))
  const [opening] = useState(() => openingDraft(beginning, kept, cameBack))
  const [entry, setEntry] = useState(opening.entry)
  const key = useRef(opening.key)

  function keep(next: ConsultationEntry) {
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
    /** Whether something of it is kept on the device. */
    isKept: kept !== undefined,
    change: (next: ConsultationEntry) => {
      setEntry(next)
      keep(next)
    },
    /** Keeps it under the key that it is about to be sent with. */
    begin: () => keep(entry),
    key: () => key.current,
    /** Makes it a request of its own, under a key of its own. */
    renew: (next: string) => {
      key.current = next
      keep(entry)
    },
    /** It was sent. */
    forget,
    /** Starts over, as the form begins. */
    discard: () => {
      forget()
      setEntry(beginning)
    },
  }
}

/** What the form of a request holds. */
export type KeptRequest = ReturnType<typeof useRequestDraft>
