import { useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '~/services/drafts'
import { acceptedEdits } from './kept-edits'
import { editedDraft, hasChanges, profileChanges, type ProfileDraft, type ProfileEdits } from './profile-draft'

/** The edits of a profile, kept on the device for as long as they differ from what was last saved. */
export function useKeptEdits(owner: string, saved: ProfileDraft) {
  const place = { kind: 'profile', owner } as const
  const [edits, setEdits] = useState(() => acceptedEdits(readDraft(place)))
  // A browser that fills in several fields at once tells of them before any is drawn.
  const latest = useRef(edits)

  function change(next: (last: ProfileEdits) => ProfileEdits): ProfileEdits {
    latest.current = next(latest.current)
    setEdits(latest.current)
    if (differ(saved, latest.current)) keepDraft(place, latest.current)
    else dropDraft(place)
    return latest.current
  }

  return { edits, change }
}

function differ(saved: ProfileDraft, edits: ProfileEdits): boolean {
  return hasChanges(profileChanges(saved, editedDraft(saved, edits)))
}
