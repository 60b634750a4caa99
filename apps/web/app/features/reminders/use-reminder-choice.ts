import { exchangeReminders } from '@dst/content/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { told, type Told } from '~/lib/forms/told.ts'
import { useBusy } from '~/lib/forms/use-busy.ts'
import { api } from '~/services/api.ts'
import { keepReminders } from './reminders-query.ts'
import { hashOfShownWords } from '~/services/queries/consents.ts'
import { failedChoice } from './reminder-words.ts'

/** Chooses whether to be reminded, and in which time zone; null for not. */
export function useReminderChoice() {
  const queryClient = useQueryClient()
  const { busy, run } = useBusy()
  const [failure, setFailure] = useState<Told & { expired: boolean }>()
  const choose = (timeZone: string | null) =>
    run(async () => {
      setFailure(undefined)
      const shownWords = await hashOfShownWords(exchangeReminders.name)
      const outcome = await api.exchange.chooseReminders(timeZone, { shownWords })
      if (outcome.ok) keepReminders(queryClient, outcome.value)
      else {
        const failed = failedChoice(outcome.error)
        setFailure({ ...told(failed), expired: failed.expired })
      }
    })
  return { busy, failure, choose }
}
