import { mailCodeErrors } from '@dst/domain/errors'
import { readMailCode } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextField } from '@dst/ui/text-field'
import { useId, useRef, useState, type FormEvent } from 'react'
import { RetryWait } from './retry-wait'
import { told, type Told } from './told'
import { typedText } from './typed-text'
import { useBusy } from './use-busy'

/** Why a code was not taken, in words for the person. */
export interface CodeProblem {
  message: string
  retryAfterSeconds?: number | undefined
}

/** Props of {@link CodeForm}. */
export interface CodeFormProps {
  /** Spends the code; gives what is wrong with it, or undefined once it was taken. */
  onCode: (code: string, email: string) => Promise<CodeProblem | undefined>
  /** Asks for the address too, which is filled in where it is known. */
  asksFor?: { email: string }
}

/** Takes the code of a mail in place of the link beside it. What was typed stays, whatever becomes of it. */
export function CodeForm({ onCode, asksFor }: CodeFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { busy, run } = useBusy()
  const [malformed, setMalformed] = useState<string>()
  const [problem, setProblem] = useState<Told>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A dialog is drawn elsewhere, but React still takes it for a part of the form around it.
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
          {problem.message}
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
