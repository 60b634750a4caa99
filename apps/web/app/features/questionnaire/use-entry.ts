import type { AuthUser } from '@dst/auth'
import { useEffect, useState } from 'react'
import { authClient } from '~/services/auth'
import { writeHandOver } from '~/services/hand-over'
import { findEntry, wizardFor, type Entry } from './entry'
import { openQuestionnaire } from './questionnaire-store'

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
    if (found.kind === 'wizard') openQuestionnaire(found.person.email)
    if (found.kind === 'verify') writeHandOver('prefilledEmail', found.email)
    setEntry(found)
  }

  useEffect(() => {
    let left = false
    void findEntry({ auth: authClient, wait }).then((found) => {
      if (!left) enter(found)
    })
    return () => {
      left = true
    }
  }, [])

  function admit(user: AuthUser) {
    setAdmitted(true)
    enter(wizardFor(user))
  }

  return { entry, admit, admitted }
}
