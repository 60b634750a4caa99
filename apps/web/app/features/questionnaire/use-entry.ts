import type { AuthUser } from '@dst/auth'
import { useEffect, useState } from 'react'
import { authClient } from '~/services/auth'
import { findEntry, wizardFor, type Entry } from './entry'
import { openQuestionnaire } from './questionnaire-store'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Finds out once where the person gets to; undefined until it is known. `admit` lets a verified person in. */
export function useEntry(): { entry: Entry | undefined; admit: (user: AuthUser) => void } {
  const [entry, setEntry] = useState<Entry>()

  function enter(found: Entry) {
    if (found.kind === 'wizard') openQuestionnaire(found.person.email)
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

  return { entry, admit: (user) => enter(wizardFor(user)) }
}
