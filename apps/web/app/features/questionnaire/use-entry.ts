import type { AuthUser } from '@dst/auth'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { authClient } from '~/services/auth'
import { onDraftDropped } from '~/services/draft-place'
import { writeHandOver } from '~/services/hand-over'
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

/** Finds out once where the person gets to. */
export function useEntry(): QuestionnaireEntry {
  const [entry, setEntry] = useState<Entry>()
  const [admitted, setAdmitted] = useState(false)

  function enter(found: Entry) {
    if (found.kind === 'wizard') openQuestionnaire(found.person.userId)
    if (found.kind === 'verify') writeHandOver('prefilledEmail', found.email)
    setEntry(found)
  }

  // Only the newest look counts, and none once the page was left.
  const looks = useRef(0)
  const look = useEffectEvent(() => {
    looks.current += 1
    const mine = looks.current
    void findEntry({ auth: authClient, wait }).then((found) => {
      if (mine === looks.current) enter(found)
    })
  })

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
    enter(wizardFor(user))
  }

  return { entry, admit, admitted }
}
