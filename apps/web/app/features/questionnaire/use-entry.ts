import type { AuthUser } from '@dst/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '~/paths.ts'
import { authClient } from '~/services/auth.ts'
import { onDraftDropped } from '~/services/drafts.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { readSubmissions } from './submissions.ts'
import { leaveWayBack } from '~/lib/account/way-back.ts'
import { findEntry, wizardFor, type Entry } from './entry.ts'
import { answersOf, discardAnswers, openQuestionnaire } from './questionnaire-store.ts'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

interface QuestionnaireEntry {
  /** Undefined until known. */
  entry: Entry | undefined
  /** Lets a user in who has verified their email address in the meantime. */
  admit: (user: AuthUser) => void
  /** Whether the wizard replaced the verification panel, and with it the focused element. */
  admitted: boolean
}

/** Finds out once where the user should go, and loads their earlier answers. */
export function useEntry(): QuestionnaireEntry {
  const queryClient = useQueryClient()
  const [entry, setEntry] = useState<Entry>()
  const [admitted, setAdmitted] = useState(false)

  // Only the latest check counts, and none after the page was left.
  const looks = useRef(0)
  async function enter(finding: Promise<Entry>) {
    looks.current += 1
    const mine = looks.current
    const found = await finding
    const submissions = found.kind === 'wizard' ? await readSubmissions(queryClient) : undefined
    if (mine !== looks.current) return
    if (found.kind === 'wizard') openQuestionnaire(found.person.userId, submissions)
    if (found.kind === 'second-factor')
      leaveWayBack({ userId: found.user.id, email: found.user.email, path: paths.questionnaire })
    if (found.kind === 'verify') writeHandOver('prefilledEmail', found.email)
    setEntry(found)
  }
  const look = useEffectEvent(() => void enter(findEntry({ auth: authClient, wait })))

  useEffect(() => {
    look()
    return () => {
      looks.current += 1
    }
  }, [])

  const owner = entry?.kind === 'wizard' ? entry.person.userId : undefined
  useEffect(() => {
    if (owner === undefined) return undefined
    // Sent or discarded in another tab, or the user signed out there: clear it from this screen too.
    return onDraftDropped(answersOf(owner), () => {
      discardAnswers()
      setEntry(undefined)
      look()
    })
  }, [owner])

  function admit(user: AuthUser) {
    setAdmitted(true)
    void enter(Promise.resolve(wizardFor(user)))
  }

  return { entry, admit, admitted }
}
