import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, dropSentDraft, saveDraft, onDraftDropped, readDraft, type DraftKind } from '~/services/drafts.ts'
import { useSessionStore, type SessionState } from '~/services/session.ts'

/** Options of {@link useDraft}. */
export interface DraftOptions<Values extends FieldValues> {
  kind: DraftKind
  form: UseFormReturn<Values>
  /** What the form takes from a stored draft, which can be anything. */
  accept: (stored: unknown) => Values
  /** What is stored, if it is more than what was typed. */
  content?: (values: Values) => unknown
  /** Whose draft it is; by default that of the user who is signed in at the moment. */
  owner?: string
}

/**
 * Keeps what was typed into a form on this device until it is sent, for the user who typed it (decision 18). A stored
 * draft is filled in unless something was typed already.
 */
export function useDraft<Values extends FieldValues>({
  kind,
  form,
  accept,
  content = (values) => values,
  owner: givenOwner,
}: DraftOptions<Values>) {
  const currentOwner = useSessionStore(ownerOf)
  const owner = givenOwner ?? currentOwner
  const isOpened = useRef(false)
  const { isDirty } = form.formState
  const [isStoredUnchanged, setStoredUnchanged] = useState(false)

  function keep(values: Values) {
    if (owner !== undefined) saveDraft({ kind, owner }, content(values))
  }
  function drop() {
    if (owner !== undefined) dropDraft({ kind, owner })
    setStoredUnchanged(false)
  }
  const change = useEffectEvent((values: Values) => {
    if (isSame(values, form.formState.defaultValues)) drop()
    else keep(values)
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
        callback: ({ values, type }) => type === 'change' && change(values),
      }),
    [form],
  )
  useEffect(() => {
    if (owner === undefined) return undefined
    open(owner)
    return onDraftDropped({ kind, owner }, () => {
      setStoredUnchanged(false)
      form.reset()
    })
  }, [kind, owner, form])

  return {
    /** Whether what is in the form is stored. */
    isSaved: owner !== undefined && (isDirty || isStoredUnchanged),
    /** Stores what is in the form, also if nothing was typed. */
    keep: () => {
      keep(form.getValues())
      setStoredUnchanged(true)
    },
    /** Deletes the draft and empties the form. */
    discard: () => {
      drop()
      form.reset()
    },
    /** Deletes the draft of what was sent, unless another tab has stored something else in the meantime. */
    forget: (sent: Values) => {
      if (owner !== undefined) dropSentDraft({ kind, owner }, content(sent))
      setStoredUnchanged(false)
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
