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
import { renewCurrentInvestor } from '~/services/current-investor'
import { writeHandOver } from '~/services/hand-over'
import { saveProfile, type ProfileSaveOutcome } from './save-profile'
import type { ProfileEditor } from './use-profile-editor'

type Problem = Exclude<ProfileSaveOutcome, { kind: 'saved' }> & Told

/** Saves what the editor holds, tells how it went, and offers to try again while that may help. */
export function useProfileSave(investor: Investor, editor: ProfileEditor) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const keep = useKeptInvestor()
  const success = useShownFor(profileSuccessDuration.value)
  const [problem, setProblem] = useState<Problem>()
  const [retriesUsed, setRetriesUsed] = useState(0)
  const [savedAt, setSavedAt] = useState<Date>()

  function attempt(retry: number) {
    if (busy || !editor.check()) return
    setProblem(undefined)
    setRetriesUsed(retry)
    success.hide()
    run(async () => {
      const outcome = await saveProfile({ address: investor.email, draft: editor.draft, changes: editor.changes }, { auth: client, api })
      if (outcome.kind !== 'failed') keep(outcome.investor)
      else if (outcome.code === 'session-expired') writeHandOver('prefilledEmail', investor.email)
      if (outcome.kind !== 'saved') return setProblem({ ...outcome, ...told(outcome) })
      editor.drop()
      setSavedAt(new Date())
      success.show()
    })
  }

  return {
    busy,
    savedAt,
    success: success.shown,
    problem,
    /** The sentence beside the Retry button, while one is offered. */
    retryNotice: problem?.kind === 'failed' ? profileRetryNotice(problem.code, retriesUsed) : undefined,
    save: () => attempt(0),
    retry: () => attempt(retriesUsed + 1),
    clear: () => setProblem(undefined),
  }
}

export type ProfileSaving = ReturnType<typeof useProfileSave>

/** Shows a saved record at once, and reads it anew. */
function useKeptInvestor() {
  const queryClient = useQueryClient()
  return (investor: Investor | undefined) => void renewCurrentInvestor(queryClient, investor)
}
