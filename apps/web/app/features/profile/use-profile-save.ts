import { useAuth } from '@dst/auth/react'
import type { Investor } from '@dst/contracts'
import { profileRetryNotice } from '@dst/domain/errors'
import { profileSuccessDuration } from '@dst/domain/parameters'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { told, type Told } from '~/lib/told'
import { useBusy } from '~/lib/use-busy'
import { useShownFor } from '~/lib/use-shown-for'
import { api } from '~/services/api'
import { consentsQuery } from '~/services/consents'
import { renewCurrentInvestor } from '~/services/current-investor'
import { fieldLabels, type ConflictChoices, type ProfileConflict } from './profile-conflict'
import {
  editedDraft,
  profileChanges,
  savedDraft,
  type ProfileEdits,
  type SavedPart,
  type SeenRecord,
} from './profile-draft'
import { saveProfile, type ProfileSaveOutcome } from './save-profile'
import type { ProfileEditor } from './use-profile-editor'

type Problem = Exclude<ProfileSaveOutcome, { kind: 'saved' | 'conflict' }> & Told

interface Attempt {
  part: SavedPart
  retry: number
  investor: Investor
  edits: ProfileEdits
  seen: SeenRecord
}

/** Saves what the editor holds, tells how it went, and offers to try again while that may help. */
export function useProfileSave(investor: Investor, editor: ProfileEditor) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const keep = useKeptInvestor()
  const success = useShownFor(profileSuccessDuration.value)
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
    const ofForm = issues.filter(({ field }) => field === 'email' || field in fieldLabels)
    if (ofForm.length > 0) editor.showIssues(ofForm)
  }

  return {
    busy,
    savedAt,
    success: success.shown,
    problem,
    /** The sentence beside the Retry button, while one is offered. */
    retryNotice: problem?.kind === 'failed' ? profileRetryNotice(problem.code, last.retries) : undefined,
    save: (part: SavedPart) => start(part, 0),
    retry: () => start(last.part, last.retries + 1),
    clear: () => setProblem(undefined),
    /** What was changed here and elsewhere, until the person has chosen. */
    conflict: conflict?.found,
    /** Saves the person's choices on the record as it is now. */
    resolve: (choices: ConflictChoices) => {
      if (conflict === undefined) return
      const { part, found } = conflict
      keep(found.current)
      const edits = editor.choose(found, choices)
      attempt({ part, retry: 0, investor: found.current, edits, seen: edits.seen })
    },
    /** Back to the form, with everything as it was typed. */
    leaveConflict: () => setConflict(undefined),
  }
}

export type ProfileSaving = ReturnType<typeof useProfileSave>

/** Shows a saved record at once, and reads it anew. */
function useKeptInvestor() {
  const queryClient = useQueryClient()
  return (investor: Investor) => {
    // A switch that was saved is a row of the ledger.
    void queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
    void renewCurrentInvestor(queryClient, investor)
  }
}
