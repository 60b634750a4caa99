import { useRef, useState } from 'react'
import { dropDraft, saveDraft, readDraft } from '~/services/drafts.ts'
import { acceptedEdits } from './stored-edits.ts'
import { editedDraft, hasChanges, profileChanges, type ProfileDraft, type ProfileEdits } from './profile-draft.ts'

/** The edits of a profile, stored on the device as long as they differ from what was last saved. */
export function useStoredEdits(owner: string, saved: ProfileDraft) {
  const place = { kind: 'profile', owner } as const
  const [edits, setEdits] = useState(() => acceptedEdits(readDraft(place)))
  // Browser autofill can change several fields before the next render.
  const latest = useRef(edits)

  function change(next: (last: ProfileEdits) => ProfileEdits): ProfileEdits {
    latest.current = next(latest.current)
    setEdits(latest.current)
    if (differ(saved, latest.current)) saveDraft(place, latest.current)
    else dropDraft(place)
    return latest.current
  }

  return { edits, change }
}

function differ(saved: ProfileDraft, edits: ProfileEdits): boolean {
  return hasChanges(profileChanges(saved, editedDraft(saved, edits)))
}
