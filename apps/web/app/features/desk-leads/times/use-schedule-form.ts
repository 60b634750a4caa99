import type { SavedFirmSchedule } from '@dst/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type FieldPath, type FieldPathValue } from 'react-hook-form'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { useDraft } from '~/lib/forms/use-draft.ts'
import { deskApi } from '~/services/desk.ts'
import { actionProblem, type ActionProblem } from '../action-problem.ts'
import { firmSlotsQuery, scheduleQuery } from '../leads-queries.ts'
import { comingSpans } from './blocked-spans.ts'
import { differingParts } from './schedule-changes.ts'
import { acceptEntry, entryIssues, entryOf, scheduleFrom, type ScheduleEntry } from './schedule-entry.ts'

/** What became of the last save. */
interface SaveState {
  busy: boolean
  done: boolean
  problem: ActionProblem | undefined
  /** The schedule that somebody else has saved in the meantime. */
  other: SavedFirmSchedule | undefined
}

const idle: SaveState = { busy: false, done: false, problem: undefined, other: undefined }

/** The form of the firm's schedule: what is not saved stays on this device, and saving names the version it is of. */
export function useScheduleForm(read: SavedFirmSchedule) {
  const queryClient = useQueryClient()
  const [version, setVersion] = useState(read.version)
  const [saving, setSaving] = useState(idle)
  const form = useForm<ScheduleEntry>({
    defaultValues: entryOf(read.schedule),
    resolver: domainResolver(entryIssues),
    shouldFocusError: false,
  })
  const draft = useDraft({ kind: 'schedule', form, accept: (stored) => acceptEntry(stored, entryOf(read.schedule)) })

  async function save(entry: ScheduleEntry, inPlaceOf: number) {
    if (saving.busy) return
    setSaving({ ...idle, busy: true })
    const schedule = scheduleFrom(entry)
    const kept = { ...schedule, blocked: comingSpans(schedule.blocked, new Date()) }
    const outcome = await deskApi.schedule.save(kept, inPlaceOf)
    if (outcome.ok) return finish(outcome.value, entry)
    const other = outcome.error.kind === 'http' ? outcome.error.schedule : undefined
    // An earlier save had arrived, although its answer had not.
    if (other !== undefined && differingParts(other.schedule, kept).length === 0) return finish(other, entry)
    setSaving({ ...idle, other, problem: other === undefined ? actionProblem(outcome.error, 'saved') : undefined })
  }

  function finish(saved: SavedFirmSchedule, entry: ScheduleEntry) {
    takeOver(saved)
    draft.forget(entry)
    void queryClient.invalidateQueries({ queryKey: firmSlotsQuery.queryKey })
    setSaving({ ...idle, done: true })
  }

  function takeOver(saved: SavedFirmSchedule) {
    queryClient.setQueryData(scheduleQuery.queryKey, saved)
    setVersion(saved.version)
    form.reset(entryOf(saved.schedule))
  }

  return {
    form,
    saving,
    isUnsaved: form.formState.isDirty || draft.isSaved,
    submit: form.handleSubmit(
      (entry) => save(entry, version),
      () => setSaving(idle),
    ),
    /** Saves what is in the form in place of what somebody else has saved. */
    saveMine: (other: SavedFirmSchedule) => form.handleSubmit((entry) => save(entry, other.version))(),
    /** Drops what is in the form for what somebody else has saved. */
    takeTheirs: (other: SavedFirmSchedule) => {
      draft.discard()
      takeOver(other)
      setSaving(idle)
    },
    discard: () => {
      draft.discard()
      setSaving(idle)
    },
    /** Changes a value by something else than typing. */
    set: <Name extends FieldPath<ScheduleEntry>>(name: Name, value: FieldPathValue<ScheduleEntry, Name>) => {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      setSaving(idle)
      draft.keep()
    },
    /** What is wrong with a field, by the path that issues name. */
    errorOf: (field: string) =>
      (form.formState.errors as Record<string, { message?: string } | undefined>)[field]?.message,
  }
}

/** What {@link useScheduleForm} gives. */
export type ScheduleForm = ReturnType<typeof useScheduleForm>
