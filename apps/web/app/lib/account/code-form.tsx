import { mailCodeErrors } from '@dst/domain/errors'
import { readMailCode } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextField } from '@dst/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'

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

interface Entry {
  email: string
  code: string
}

/** Accepts the code of an email as an alternative to its link. Input always stays in the fields. */
export function CodeForm({ onCode, asksFor }: CodeFormProps) {
  const id = useId()
  const { register, handleSubmit, formState } = useForm<Entry>({
    defaultValues: { email: asksFor?.email ?? '', code: '' },
    resolver: domainResolver<Entry>(({ code }) => (readMailCode(code) === undefined ? [malformed] : [])),
  })
  const checking = useMutation({
    mutationFn: async ({ email, code }: Entry) => {
      const failed = await onCode(readMailCode(code) ?? '', email.trim())
      return { problem: failed && toErrorMessage(failed) }
    },
    // It holds the code.
    gcTime: 0,
  })
  const send = handleSubmit(
    (entry) => checking.mutateAsync(entry),
    () => checking.reset(),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    // A dialog is portaled, but React events still bubble to the form around it.
    event.stopPropagation()
    void send(event)
  }

  const problem = checking.data?.problem
  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-4 text-start">
      {problem === undefined ? null : (
        <Banner tone="error">
          <span>{problem.message}</span>
          <RetryWait at={problem.retryAt} />
        </Banner>
      )}
      {asksFor === undefined ? null : (
        <TextField
          {...register('email')}
          id={`${id}-email`}
          type="email"
          label="Email Address"
          autoComplete="email"
          required
        />
      )}
      <TextField
        {...register('code')}
        id={id}
        label="Code from the email"
        hint="Six digits, in place of the link."
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        error={formState.errors.code?.message}
      />
      <Button type="submit" variant="secondary" busy={formState.isSubmitting} busyLabel="Checking...">
        Use the code
      </Button>
    </form>
  )
}

const malformed = { field: 'code', code: 'malformed', message: mailCodeErrors.malformed.message }
