import type { SavedFirmSchedule } from '@dst/contracts'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { NativeSelect } from '@dst/ui/native-select'
import { Skeleton } from '@dst/ui/skeleton'
import { TextField } from '@dst/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { zoneOptions } from '~/lib/consultation/contact-zones.ts'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { deviceZone } from '~/lib/time/moment.ts'
import { ActionProblemBanner } from '../action-problem-banner.tsx'
import { scheduleQuery } from '../leads-queries.ts'
import { ClosedDays } from './closed-days.tsx'
import { differingParts } from './schedule-changes.ts'
import { scheduleFrom } from './schedule-entry.ts'
import { SlotBoard } from './slot-board.tsx'
import { useScheduleForm, type ScheduleForm } from './use-schedule-form.ts'
import { WeekHours } from './week-hours.tsx'
import '@dst/ui/tasks.css'
import '../desk-leads.css'

const idPrefix = 'times'

/** When the firm can be talked to, and how. */
export function TimesPage() {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(scheduleQuery)
  // One from another page may be out of date, and the form is made from it once.
  const isRead = data !== undefined && isFetchedAfterMount
  return (
    <div className="ui-page-width leads-page">
      <header className="leads-head">
        <h1>Times</h1>
        <p>When people can book a conversation with your firm, and when you promise to call.</p>
      </header>
      {isRead ? <TimesForm read={data} /> : null}
      {!isRead && error !== null && !isFetching ? (
        <ReadProblem what="Your times" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!isRead && (error === null || isFetching) ? <Skeleton label="Loading your times" lines={14} /> : null}
    </div>
  )
}

function TimesForm({ read }: { read: SavedFirmSchedule }) {
  const schedule = useScheduleForm(read)
  const { form, submit, set, errorOf } = schedule
  const timeZone = form.watch('timeZone')
  return (
    <form className="leads-times" noValidate aria-label="Times" onSubmit={(event) => void submit(event)}>
      <FormErrors formState={form.formState} idPrefix={idPrefix} />
      <div className="leads-times-rules">
        <NativeSelect
          id={`${idPrefix}-timeZone`}
          name="timeZone"
          label="Time zone of these hours"
          options={zoneOptions(deviceZone(), timeZone)}
          value={timeZone}
          onValueChange={(zone) => set('timeZone', zone)}
          error={errorOf('timeZone')}
        />
        <WeekHours schedule={schedule} />
        <ClosedDays schedule={schedule} />
        <TextField
          {...form.register('conversationMinutes')}
          id={`${idPrefix}-conversationMinutes`}
          label="Length of a conversation"
          hint="Minutes"
          inputMode="numeric"
          error={errorOf('conversationMinutes')}
        />
        <TextField
          {...form.register('meetingLink')}
          id={`${idPrefix}-meetingLink`}
          type="url"
          label="Meeting link"
          optionalLabel="optional"
          hint="Where conversations by video take place."
          error={errorOf('meetingLink')}
        />
      </div>
      <section className="leads-section" aria-labelledby="times-slots">
        <h2 id="times-slots">The next five working days</h2>
        <p className="leads-fine">Press a time to block it, or to free it again. New hours show here once saved.</p>
        <SlotBoard schedule={schedule} />
      </section>
      <SaveBar schedule={schedule} />
    </form>
  )
}

function SaveBar({ schedule: { form, saving, isUnsaved, discard, takeTheirs, saveMine } }: { schedule: ScheduleForm }) {
  const { busy, done, problem, other } = saving
  return (
    <div className="leads-save">
      <ActionProblemBanner problem={problem} />
      {other === undefined ? null : (
        <Banner
          tone="caution"
          heading="Somebody else has saved the times in the meantime"
          action={
            <>
              <Button size="small" busy={busy} onClick={() => void saveMine(other)}>
                Save mine instead
              </Button>
              <Button size="small" variant="secondary" disabled={busy} onClick={() => takeTheirs(other)}>
                Take theirs
              </Button>
            </>
          }
        >
          {`Nothing of yours was saved yet. They differ in: ${
            differingParts(scheduleFrom(form.getValues()), other.schedule).join(', ') || 'nothing'
          }.`}
        </Banner>
      )}
      <p className="leads-fine">Nothing changes for promises and bookings made before: they stay as they are.</p>
      <div className="leads-save-buttons">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        {isUnsaved ? (
          <Button variant="secondary" disabled={busy} onClick={discard}>
            Discard changes
          </Button>
        ) : null}
        <output>
          {done && !isUnsaved ? <span>Saved.</span> : null}
          {isUnsaved ? <span>Not saved yet. Your changes are kept on this device.</span> : null}
        </output>
      </div>
    </div>
  )
}
