import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, dropSentDraft, keepDraft, onDraftDropped, readDraft, type DraftKind } from '~/services/drafts.ts'
import { useSessionStore, type SessionState } from '~/services/session.ts'

/** Options of {@link useDraft}. */
export interface DraftOptions<Values extends FieldValues> {
  kind: DraftKind
  form: UseFormReturn<Values>
  /** What the form takes from a stored draft, which can be anything. */
  accept: (stored: unknown) => Values
}

/**
 * Keeps what was typed into a form on this device until it is sent, for the user who typed it (decision 18). A stored
 * draft is filled in unless something was typed already.
 */
export function useDraft<Values extends FieldValues>({ kind, form, accept }: DraftOptions<Values>) {
  const owner = useSessionStore(ownerOf)
  const isOpened = useRef(false)
  const { isDirty } = form.formState

  const keep = useEffectEvent((values: Values) => {
    if (owner === undefined) return
    if (isSame(values, form.formState.defaultValues)) dropDraft({ kind, owner })
    else keepDraft({ kind, owner }, values)
  })
  const open = useEffectEvent((who: string) => {
    const typed = form.getValues()
    if (isSame(typed, form.formState.defaultValues)) {
      const stored = readDraft({ kind, owner: who })
      if (stored !== undefined) form.reset(accept(stored), { keepDefaultValues: true })
    } else if (!isOpened.current) {
      // Typed before the page or the session was ready. What an earlier user of this form typed stays theirs.
      keep(typed)
    }
    isOpened.current = true
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Other types are the form's own changes, such as a reset.
        callback: ({ values, type }) => type === 'change' && keep(values),
      }),
    [form],
  )
  useEffect(() => {
    if (owner === undefined) return undefined
    open(owner)
    return onDraftDropped({ kind, owner }, () => form.reset())
  }, [kind, owner, form])

  return {
    /** Whether what is in the form is stored. */
    isKept: isDirty && owner !== undefined,
    /** Deletes the draft and empties the form. */
    discard: () => {
      if (owner !== undefined) dropDraft({ kind, owner })
      form.reset()
    },
    /** Deletes the draft of what was sent, unless another tab has stored something else in the meantime. */
    forget: (sent: Values) => {
      if (owner !== undefined) dropSentDraft({ kind, owner }, sent)
    },
  }
}

/** For a form of text fields: takes each field's text; anything that isn't a string becomes empty. */
export function acceptTexts<Field extends string>(fields: readonly Field[]) {
  return (stored: unknown): Record<Field, string> => {
    const textOf = (field: Field) => {
      const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, field) : undefined
      return [field, typeof value === 'string' ? value : '']
    }
    return Object.fromEntries(fields.map(textOf)) as Record<Field, string>
  }
}

/** Undefined until the session is known. */
function ownerOf({ status, session }: SessionState): string | undefined {
  return status === 'loading' ? undefined : (session?.user.id ?? 'visitor')
}

function isSame(values: unknown, others: unknown): boolean {
  return JSON.stringify(values) === JSON.stringify(others)
}
