import { exchangeReminders } from '@dst/content/notifications'
import { Button } from '@dst/ui/button'
import { Card } from '@dst/ui/card'
import { TextLink } from '@dst/ui/link'
import { Skeleton } from '@dst/ui/skeleton'
import { Switch } from '@dst/ui/switch'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { zoneName } from '~/lib/time/moment.ts'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { paths } from '~/paths.ts'
import { api } from '~/services/api.ts'
import { displayedConsent } from '~/services/queries/consents.ts'
import { currentInvestorQuery } from '~/services/queries/current-investor.ts'
import { cacheReminders, remindersQuery, type MyReminders } from './reminders-query.ts'
import { failedChoice, remindersMessage } from './reminder-copy.ts'

/** The switch for reminders of the deadlines of the exchange that is saved in the account. */
export function RemindersCard() {
  const { data, error, isError, isFetching, refetch } = useQuery(remindersQuery)
  return (
    <Card heading={exchangeReminders.title} headingLevel={2}>
      {data !== undefined ? (
        <Reminders reminders={data} />
      ) : isError && !isFetching ? (
        <ReadProblem what="Your reminders" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading your reminders" lines={3} />
      )}
    </Card>
  )
}

function Reminders({ reminders }: { reminders: MyReminders }) {
  const choice = useReminderChoice()
  const failure = choice.data
  const { data: investor } = useQuery({ ...currentInvestorQuery, enabled: false })
  const { timeZone, hasFile } = reminders
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const on = timeZone !== null
  return (
    <div className="grid gap-4">
      {failure === undefined ? null : (
        <ErrorBanner
          message={failure.message}
          retryAt={failure.retryAt}
          action={failure.expired ? <SignInAgain /> : undefined}
        />
      )}
      <Switch
        label={exchangeReminders.label}
        hint={exchangeReminders.hint}
        checked={on}
        disabled={!on && !hasFile}
        busy={choice.isPending}
        onCheckedChange={(wanted) => choice.mutate(wanted ? here : null)}
      />
      <p className="max-w-measure text-ink-muted" aria-live="polite">
        {remindersMessage(reminders, { emailNotifications: investor?.emailNotifications })}
      </p>
      {on && zoneName(timeZone) !== zoneName(here) ? (
        <div>
          <Button variant="secondary" size="small" busy={choice.isPending} onClick={() => choice.mutate(here)}>
            {`Send them at that hour in ${zoneName(here)}`}
          </Button>
        </div>
      ) : null}
      <p>
        <TextLink href={paths.exchange}>Your exchange dates</TextLink>
      </p>
    </div>
  )
}

/** Chooses whether to be reminded, and in which time zone; null for not. Its data is the failure, if there was one. */
function useReminderChoice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (timeZone: string | null) => {
      const displayed = await displayedConsent(exchangeReminders.name)
      const outcome = await api.exchange.chooseReminders(timeZone, displayed)
      if (!outcome.ok) {
        const failed = failedChoice(outcome.error)
        return { ...toErrorMessage(failed), expired: failed.expired }
      }
      cacheReminders(queryClient, outcome.value)
      return undefined
    },
  })
}
