import type { ContactMessageEntry } from '@dst/domain/validation'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { hasDraft, onDraftDropped } from '~/services/draft-place'
import { useSessionStore, type SessionState } from '~/services/session-store'

/** Whatever is typed stays on this device until it is sent, for the person who typed it. */
export function useContactDraft(form: RefObject<HTMLFormElement | null>) {
  const owner = useSessionStore(ownerOf)
  const [kept, setKept] = useState(false)
  // Browsers finish waiting imports of one script in any order: what was typed last counts, not what comes last.
  const latest = useRef<ContactMessageEntry>(undefined)

  const restore = useEffectEvent((who: string, draft: Awaited<ReturnType<typeof loadDraft>>) => {
    if (draft !== undefined && form.current !== null) setKept(draft.restoreMessage(who, form.current))
  })
  const empty = useEffectEvent(() => {
    form.current?.reset()
    setKept(false)
  })

  useEffect(() => {
    if (owner !== undefined && hasDraft({ kind: 'contact', owner })) {
      void loadDraft().then((draft) => restore(owner, draft))
    }
  }, [owner])
  useEffect(() => (owner === undefined ? undefined : onDraftDropped({ kind: 'contact', owner }, empty)), [owner])

  return {
    kept,
    keep: async (entry: ContactMessageEntry) => {
      latest.current = entry
      const draft = await loadDraft()
      if (latest.current === entry && draft !== undefined && owner !== undefined)
        setKept(draft.keepMessage(owner, entry))
    },
    forgetSent: async (entry: ContactMessageEntry) => {
      latest.current = undefined
      if (owner !== undefined) (await loadDraft())?.forgetSentMessage(owner, entry)
      setKept(false)
    },
    discard: async () => {
      latest.current = undefined
      if (owner !== undefined) (await loadDraft())?.discardMessage(owner)
      form.current?.reset()
      setKept(false)
    },
  }
}

/** Reading the page needs none of it; without it the form works and keeps nothing. */
function loadDraft() {
  return import('./contact-draft').catch(() => undefined)
}

/** Undefined until it is known who is there. */
function ownerOf({ status, session }: SessionState): string | undefined {
  return status === 'loading' ? undefined : (session?.user.id ?? 'visitor')
}
