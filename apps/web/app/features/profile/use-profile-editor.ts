import type { Investor, NotificationPreferences } from '@dst/contracts'
import { validateProfile, type ProfileEntry, type ValidationIssue } from '@dst/domain/validation'
import { useState, useRef } from 'react'
import { issuesAfterChange } from '~/lib/forms/field-errors.ts'
import { chosenEdits, type ConflictChoices, type ProfileConflict } from './profile-conflict.ts'
import {
  editedDraft,
  editsAfterSaving,
  hasChanges,
  noEdits,
  profileChanges,
  savedDraft,
  seenRecord,
  type ProfileDraft,
  type SavedPart,
  type ProfileEdits,
} from './profile-draft.ts'
import { useProfileTab } from './use-profile-tab.ts'
import { dropDraft, saveDraft, readDraft } from '~/services/drafts.ts'
import { acceptedEdits } from './stored-edits.ts'

const noIssues: readonly ValidationIssue[] = []

/** What is being edited on the profile page; the last saved values are in the investor's record. */
export function useProfileEditor(investor: Investor, owner: string) {
  const saved = savedDraft(investor)
  const { edits, change } = useStoredEdits(owner, saved)
  const [restored] = useState(() => profileChanges(saved, editedDraft(saved, edits)))
  const [editing, setEditing] = useState(restored.profile || restored.email)
  const [issues, setIssues] = useState(noIssues)
  const [checks, setChecks] = useState(0)
  const { tab, selectTab } = useProfileTab()
  const draft = editedDraft(saved, edits)
  const changes = profileChanges(saved, draft)

  function showIssues(found: readonly ValidationIssue[]) {
    setIssues(found)
    setChecks((last) => last + 1)
    if (found.length === 0) return
    selectTab('profile')
    setEditing(true)
  }

  return {
    edits,
    draft,
    changes,
    /** The record that the edits are based on. */
    seen: edits.seen ?? seenRecord(investor),
    unsaved: hasChanges(changes),
    /** Whether the page opened with restored edits. */
    restored: hasChanges(restored),
    editing,
    issues,
    /** How often the profile was checked. */
    checks,
    tab,
    selectTab,
    changeField: (field: keyof ProfileEntry, value: string) => {
      setIssues((last) => issuesAfterChange(last, field, validateProfile({ ...draft.profile, [field]: value })))
      change((last) => ({
        ...last,
        seen: last.seen ?? seenRecord(investor),
        profile: { ...last.profile, [field]: value },
      }))
    },
    changeNotification: (name: keyof NotificationPreferences, value: boolean) =>
      change((last) => ({ ...last, notifications: { ...last.notifications, [name]: value } })),
    /** Starts editing the profile, or discards its changes; notifications keep their settings. */
    toggleEditing: () => {
      selectTab('profile')
      setIssues(noIssues)
      if (editing) change(({ notifications }) => ({ ...noEdits, notifications }))
      setEditing(!editing)
    },
    /** Whether the profile can be saved; if not, its form opens with the errors. */
    check: (): boolean => {
      const found = validateProfile(draft.profile)
      showIssues(found)
      return found.length === 0
    },
    /** Opens the form with the server's issues. */
    showIssues,
    /** Drops the edits that were saved; changes made in the meantime stay. */
    storeUnsent: (sent: ProfileDraft, part: SavedPart, now: Investor | undefined) => {
      const left = change((last) => editsAfterSaving(last, sent, part, now && seenRecord(now)))
      if (part === 'notifications') return
      setIssues(noIssues)
      setEditing(Object.keys(left.profile).length > 0)
    },
    /** Applies the choices to the current record. Returns the edits that remain. */
    choose: (conflict: ProfileConflict, choices: ConflictChoices) => {
      const stable = {
        ...edits,
        profile: chosenEdits(edits.profile, conflict, choices),
        seen: seenRecord(conflict.current),
      }
      change(() => stable)
      return stable
    },
    /** Resets to the last saved values. */
    drop: () => {
      change(() => noEdits)
      setIssues(noIssues)
      setEditing(false)
    },
  }
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>

/** The edits of a profile, stored on the device as long as they differ from what was last saved. */
function useStoredEdits(owner: string, saved: ProfileDraft) {
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
