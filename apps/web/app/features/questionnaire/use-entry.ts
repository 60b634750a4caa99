import type { AuthUser } from '@dst/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '~/paths'
import { authClient } from '~/services/auth'
import { onDraftDropped } from '~/services/draft-place'
import { writeHandOver } from '~/services/hand-over'
import { readSubmissions } from '~/services/submissions'
import { leaveWayBack } from '~/services/way-back'
import { findEntry, wizardFor, type Entry } from './entry'
import { answersOf, discardAnswers, openQuestionnaire } from './questionnaire-store'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

interface QuestionnaireEntry {
  /** Undefined until it is known. */
  entry: Entry | undefined
  /** Lets a person in who has verified their address meanwhile. */
  admit: (user: AuthUser) => void
  /** Whether the wizard took the place of the verification panel, and with it the focus that was there. */
  admitted: boolean
}

/** Finds out once where the person gets to, and what they have answered before. */
export function useEntry(): QuestionnaireEntry {
  const queryClient = useQueryClient()
  const [entry, setEntry] = useState<Entry>()
  const [admitted, setAdmitted] = useState(false)

  // Only the newest look counts, and none once the page was left.
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
    // Sent or discarded in another tab, or the person signed out there: nothing of it stays on this screen.
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
