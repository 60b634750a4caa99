import { mailCodeErrors } from '@dst/domain/errors'
import { readMailCode } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextField } from '@dst/ui/text-field'
import { useId, useRef, useState, type FormEvent } from 'react'
import { RetryWait } from './retry-wait.tsx'
import { told, type Told } from './told.ts'
import { typedText } from './typed-text.ts'
import { useBusy } from './use-busy.ts'

/** Why a code was rejected, as text for the user. */
export interface CodeProblem {
  message: string
  retryAfterSeconds?: number | undefined
}

/** Props of {@link CodeForm}. */
export interface CodeFormProps {
  /** Submits the code; resolves with the problem, or undefined if it was accepted. */
  onCode: (code: string, email: string) => Promise<CodeProblem | undefined>
  /** Also asks for the email address, prefilled if known. */
  asksFor?: { email: string }
}

/** Accepts the code of an email as an alternative to its link. Input always stays in the fields. */
export function CodeForm({ onCode, asksFor }: CodeFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { busy, run } = useBusy()
  const [malformed, setMalformed] = useState<string>()
  const [problem, setProblem] = useState<Told>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A dialog is portaled, but React events still bubble to the form around it.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const code = readMailCode(typedText(form, 'code'))
    setProblem(undefined)
    setMalformed(code === undefined ? mailCodeErrors.malformed.message : undefined)
    if (code === undefined) {
      field.current?.focus()
      return
    }
    run(async () => {
      const failed = await onCode(code, typedText(form, 'email').trim())
      if (failed !== undefined) setProblem(told(failed))
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid justify-items-start gap-4 text-start">
      {problem === undefined ? null : (
        <Banner tone="error">
          <span>{problem.message}</span>
          <RetryWait at={problem.retryAt} />
        </Banner>
      )}
      {asksFor === undefined ? null : (
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          label="Email Address"
          autoComplete="email"
          required
          defaultValue={asksFor.email}
        />
      )}
      <TextField
        ref={field}
        id={id}
        name="code"
        label="Code from the email"
        hint="Six digits, in place of the link."
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={24}
        required
        error={malformed}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Checking...">
        Use the code
      </Button>
    </form>
  )
}
