import { useAuth } from '@dst/auth/react'
import type { Investor } from '@dst/contracts'
import { profileRetryNotice } from '@dst/domain/errors'
import { profileSuccessDuration } from '@dst/domain/parameters'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { useDisplayedFor } from '~/lib/time/use-displayed-for.ts'
import { api } from '~/services/api.ts'
import { consentsQuery } from '~/services/queries/consents.ts'
import { renewCurrentInvestor } from '~/services/queries/current-investor.ts'
import { fieldLabels, type ConflictChoices } from './profile-conflict.ts'
import {
  editedDraft,
  profileChanges,
  savedDraft,
  type ProfileEdits,
  type SavedPart,
  type SeenRecord,
} from './profile-draft.ts'
import { saveProfile, type ProfileSaveFailure } from './save-profile.ts'
import type { ProfileEditor } from './use-profile-editor.ts'

interface Attempt {
  part: SavedPart
  /** How many retries came before. */
  retries: number
  investor: Investor
  edits: ProfileEdits
  seen: SeenRecord
}

/** Saves the editor's content, reports the outcome, and offers a retry as long as that can help. */
export function useProfileSave(investor: Investor, editor: ProfileEditor) {
  const { client } = useAuth()
  const keep = useCachedInvestor()
  const success = useDisplayedFor(profileSuccessDuration)
  const [savedAt, setSavedAt] = useState<Date>()

  const saving = useMutation({
    mutationFn: async ({ part, investor: record, edits, seen }: Attempt) => {
      const saved = savedDraft(record)
      const draft = editedDraft(saved, edits)
      const changes = profileChanges(saved, draft)
      const save = { address: record.email, part, draft, changes, toggled: edits.notifications, seen }
      const outcome = await saveProfile(save, { auth: client, api })
      return { draft, outcome: 'message' in outcome ? { ...outcome, ...toErrorMessage(outcome) } : outcome }
    },
    onMutate: success.hide,
    onSuccess: ({ draft, outcome }, { part }) => {
      if (outcome.kind === 'conflict') return
      if (outcome.investor !== undefined) keep(outcome.investor)
      if (outcome.kind === 'failed') showIssues(outcome)
      if (outcome.kind !== 'saved') return
      editor.storeUnsent(draft, part, outcome.investor)
      setSavedAt(new Date())
      success.show()
    },
  })

  function start(part: SavedPart, retries: number) {
    if (part !== 'notifications' && !editor.check()) return
    saving.mutate({ part, retries, investor, edits: editor.edits, seen: editor.seen })
  }

  function showIssues({ issues }: ProfileSaveFailure) {
    const ofForm = issues.filter(({ field }) => field in fieldLabels)
    if (ofForm.length > 0) editor.showIssues(ofForm)
  }

  const { part, retries } = saving.variables ?? { part: 'all', retries: 0 }
  const outcome = saving.data?.outcome
  const conflict = outcome?.kind === 'conflict' ? outcome.conflict : undefined
  return {
    busy: saving.isPending,
    savedAt,
    success: success.shown,
    problem: outcome?.kind === 'failed' || outcome?.kind === 'email-refused' ? outcome : undefined,
    /** The text next to the Retry button, while it is offered. */
    retryNotice: outcome?.kind === 'failed' ? profileRetryNotice(outcome.code, retries) : undefined,
    save: (wanted: SavedPart) => start(wanted, 0),
    retry: () => start(part, retries + 1),
    clear: saving.reset,
    /** The conflict, until the user has chosen. */
    conflict,
    /** Saves the user's choices on top of the current record. */
    resolve: (choices: ConflictChoices) => {
      if (conflict === undefined) return
      keep(conflict.current)
      const edits = editor.choose(conflict, choices)
      saving.mutate({ part, retries: 0, investor: conflict.current, edits, seen: edits.seen })
    },
    /** Returns to the form with all input unchanged. */
    leaveConflict: saving.reset,
  }
}

export type ProfileSaving = ReturnType<typeof useProfileSave>

/** Shows a saved record immediately, and refetches it. */
function useCachedInvestor() {
  const queryClient = useQueryClient()
  return (investor: Investor) => {
    // A saved switch adds a row to the consent ledger.
    void queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
    void renewCurrentInvestor(queryClient, investor)
  }
}
