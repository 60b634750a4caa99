import { useAuth } from '@dst/auth/react'
import type { Investor } from '@dst/contracts'
import { profileRetryNotice } from '@dst/domain/errors'
import { profileSuccessDuration } from '@dst/domain/parameters'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { told, type Told } from '~/lib/forms/told.ts'
import { useBusy } from '~/lib/forms/use-busy.ts'
import { useShownFor } from '~/lib/time/use-shown-for.ts'
import { api } from '~/services/api.ts'
import { consentsQuery } from '~/services/queries/consents.ts'
import { renewCurrentInvestor } from '~/services/queries/current-investor.ts'
import { fieldLabels, type ConflictChoices, type ProfileConflict } from './profile-conflict.ts'
import {
  editedDraft,
  profileChanges,
  savedDraft,
  type ProfileEdits,
  type SavedPart,
  type SeenRecord,
} from './profile-draft.ts'
import { saveProfile, type ProfileSaveOutcome } from './save-profile.ts'
import type { ProfileEditor } from './use-profile-editor.ts'

type Problem = Exclude<ProfileSaveOutcome, { kind: 'saved' | 'conflict' }> & Told

interface Attempt {
  part: SavedPart
  retry: number
  investor: Investor
  edits: ProfileEdits
  seen: SeenRecord
}

/** Saves the editor's content, reports the outcome, and offers a retry as long as that can help. */
export function useProfileSave(investor: Investor, editor: ProfileEditor) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const keep = useKeptInvestor()
  const success = useShownFor(profileSuccessDuration)
  const [last, setLast] = useState<{ part: SavedPart; retries: number }>({ part: 'all', retries: 0 })
  const [problem, setProblem] = useState<Problem>()
  const [conflict, setConflict] = useState<{ part: SavedPart; found: ProfileConflict }>()
  const [savedAt, setSavedAt] = useState<Date>()

  function start(part: SavedPart, retry: number) {
    if (busy || (part !== 'notifications' && !editor.check())) return
    attempt({ part, retry, investor, edits: editor.edits, seen: editor.seen })
  }

  function attempt({ part, retry, investor, edits, seen }: Attempt) {
    const saved = savedDraft(investor)
    const draft = editedDraft(saved, edits)
    setProblem(undefined)
    setConflict(undefined)
    setLast({ part, retries: retry })
    success.hide()
    run(async () => {
      const changes = profileChanges(saved, draft)
      const save = { address: investor.email, part, draft, changes, toggled: edits.notifications, seen }
      const outcome = await saveProfile(save, { auth: client, api })
      if (outcome.kind === 'conflict') return setConflict({ part, found: outcome.conflict })
      if (outcome.investor !== undefined) keep(outcome.investor)
      if (outcome.kind === 'saved') {
        editor.keepUnsent(draft, part, outcome.investor)
        setSavedAt(new Date())
        return success.show()
      }
      if (outcome.kind === 'failed') fail(outcome)
      setProblem({ ...outcome, ...told(outcome) })
    })
  }

  function fail({ issues }: Extract<ProfileSaveOutcome, { kind: 'failed' }>) {
    const ofForm = issues.filter(({ field }) => field in fieldLabels)
    if (ofForm.length > 0) editor.showIssues(ofForm)
  }

  return {
    busy,
    savedAt,
    success: success.shown,
    problem,
    /** The text next to the Retry button, while it is offered. */
    retryNotice: problem?.kind === 'failed' ? profileRetryNotice(problem.code, last.retries) : undefined,
    save: (part: SavedPart) => start(part, 0),
    retry: () => start(last.part, last.retries + 1),
    clear: () => setProblem(undefined),
    /** The conflict, until the user has chosen. */
    conflict: conflict?.found,
    /** Saves the user's choices on top of the current record. */
    resolve: (choices: ConflictChoices) => {
      if (conflict === undefined) return
      const { part, found } = conflict
      keep(found.current)
      const edits = editor.choose(found, choices)
      attempt({ part, retry: 0, investor: found.current, edits, seen: edits.seen })
    },
    /** Returns to the form with all input unchanged. */
    leaveConflict: () => setConflict(undefined),
  }
}

export type ProfileSaving = ReturnType<typeof useProfileSave>

/** Shows a saved record immediately, and refetches it. */
function useKeptInvestor() {
  const queryClient = useQueryClient()
  return (investor: Investor) => {
    // A saved switch adds a row to the consent ledger.
    void queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
    void renewCurrentInvestor(queryClient, investor)
  }
}
