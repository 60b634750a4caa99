import type { Investor, NotificationPreferences } from '@dst/contracts'
import { validateProfile, type ProfileEntry, type ValidationIssue } from '@dst/domain/validation'
import { useState } from 'react'
import { editedDraft, hasChanges, profileChanges, savedDraft } from './profile-draft'
import { useKeptEdits } from './use-kept-edits'

/** The tabs of the profile page. */
export type ProfileTab = 'profile' | 'security' | 'notifications'

const noIssues: readonly ValidationIssue[] = []

/** What is being edited on the profile page; the last saved values are the investor's record itself. */
export function useProfileEditor(investor: Investor, owner: string) {
  const saved = savedDraft(investor)
  const { edits, change, drop: dropEdits } = useKeptEdits(owner, saved)
  const [restored] = useState(() => profileChanges(saved, editedDraft(saved, edits)))
  const [editing, setEditing] = useState(restored.profile || restored.email)
  const [issues, setIssues] = useState(noIssues)
  const [tab, setTab] = useState<ProfileTab>('profile')
  const draft = editedDraft(saved, edits)
  const changes = profileChanges(saved, draft)

  function drop() {
    dropEdits()
    setIssues(noIssues)
    setEditing(false)
  }

  return {
    draft,
    changes,
    unsaved: hasChanges(changes),
    /** Whether the page opened with edits from before. */
    restored: hasChanges(restored),
    editing,
    issues,
    tab,
    selectTab: setTab,
    changeField: (field: keyof ProfileEntry, value: string) => change((last) => ({ ...last, profile: { ...last.profile, [field]: value } })),
    changeNotification: (name: keyof NotificationPreferences, value: boolean) =>
      change((last) => ({ ...last, notifications: { ...last.notifications, [name]: value } })),
    /** Begins to edit the profile, or drops what was changed in it; notifications stay as they are set. */
    toggleEditing: () => {
      setTab('profile')
      setIssues(noIssues)
      if (editing) change((last) => ({ ...last, profile: {} }))
      setEditing(!editing)
    },
    /** Whether the profile may be saved; otherwise its form opens with what to mend. */
    check: (): boolean => {
      const found = validateProfile(draft.profile)
      setIssues(found)
      if (found.length === 0) return true
      setTab('profile')
      setEditing(true)
      return false
    },
    /** Back to the last saved values: after a save, which has made them the record's, or to drop every change. */
    drop,
  }
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>
