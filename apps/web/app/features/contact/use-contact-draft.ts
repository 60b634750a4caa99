import type { ContactMessageEntry } from '@dst/domain/validation'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { hasDraft, onDraftDropped } from '~/services/draft-place.ts'
import { useSessionStore, type SessionState } from '~/services/session-store.ts'

/** Input stays on this device until it is sent, for the user who typed it. */
export function useContactDraft(form: RefObject<HTMLFormElement | null>) {
  const owner = useSessionStore(ownerOf)
  const [kept, setKept] = useState(false)
  // Browsers resolve pending imports of one script in any order: the latest input counts, not the last to resolve.
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

/** Not needed to read the page; if it fails to load, the form works but stores no draft. */
function loadDraft() {
  return import('./contact-draft.ts').catch(() => undefined)
}

/** Undefined until the session is known. */
function ownerOf({ status, session }: SessionState): string | undefined {
  return status === 'loading' ? undefined : (session?.user.id ?? 'visitor')
}
