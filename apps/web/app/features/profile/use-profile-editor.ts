import type { Investor, NotificationPreferences } from '@dst/contracts'
import { validateProfile, type ProfileEntry, type ValidationIssue } from '@dst/domain/validation'
import { useState } from 'react'
import { editedDraft, hasChanges, noEdits, profileChanges, savedDraft } from './profile-draft'

/** The tabs of the profile page. */
export type ProfileTab = 'profile' | 'security' | 'notifications'

const noIssues: readonly ValidationIssue[] = []

/** What is being edited on the profile page; the last saved values are the investor's record itself. */
export function useProfileEditor(investor: Investor) {
  const [edits, setEdits] = useState(noEdits)
  const [editing, setEditing] = useState(false)
  const [issues, setIssues] = useState(noIssues)
  const [tab, setTab] = useState<ProfileTab>('profile')
  const saved = savedDraft(investor)
  const draft = editedDraft(saved, edits)
  const changes = profileChanges(saved, draft)

  function drop() {
    setEdits(noEdits)
    setIssues(noIssues)
    setEditing(false)
  }

  return {
    draft,
    changes,
    unsaved: hasChanges(changes),
    editing,
    issues,
    tab,
    selectTab: setTab,
    changeField: (field: keyof ProfileEntry, value: string) => setEdits((last) => ({ ...last, profile: { ...last.profile, [field]: value } })),
    changeNotification: (name: keyof NotificationPreferences, value: boolean) =>
      setEdits((last) => ({ ...last, notifications: { ...last.notifications, [name]: value } })),
    /** Begins to edit the profile, or drops what was changed in it; notifications stay as they are set. */
    toggleEditing: () => {
      setTab('profile')
      setIssues(noIssues)
      if (editing) setEdits((last) => ({ ...last, profile: {} }))
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
