import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { codeIssue } from './show-second-factor.ts'
import type { CodeKind } from './second-factor-error.ts'

/** Why a code was refused: at the field if the code has to be corrected, otherwise above the form. */
export type CodeRefusal = { field: string } | { banner: ErrorMessage }

interface Entry {
  code: string
}

/** A form with one code. The input stays in the field, which receives focus if it has to be corrected. */
export function useCodeForm(kind: CodeKind | 'either', send: (code: string) => Promise<CodeRefusal | undefined>) {
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<Entry>({
    defaultValues: { code: '' },
    resolver: domainResolver<Entry>(({ code }) => {
      const message = codeIssue(code, kind)
      return message === undefined ? [] : [{ field: 'code', code: 'malformed', message }]
    }),
  })
  const sending = useMutation({
    mutationFn: async ({ code }: Entry) => ({ refusal: await send(code) }),
    // It holds the code.
    gcTime: 0,
    onSuccess: ({ refusal }) => {
      if (refusal !== undefined && 'field' in refusal)
        setError('code', { message: refusal.field }, { shouldFocus: true })
    },
  })
  const submit = handleSubmit(
    (entry) => sending.mutateAsync(entry),
    () => sending.reset(),
  )
  const refusal = sending.data?.refusal
  return {
    busy: formState.isSubmitting,
    /** Props of the field. */
    field: { ...register('code'), error: formState.errors.code?.message },
    banner: refusal !== undefined && 'banner' in refusal ? refusal.banner : undefined,
    submit,
    focus: () => setFocus('code'),
    /** Empties the field, and forgets why a code was refused. */
    clear: () => {
      reset()
      sending.reset()
    },
  }
}

/** The refusal for a trouble that may be about the code itself. */
export function refusalOf(
  trouble: { message: string; retryAfterSeconds?: number | undefined },
  isAboutCode: boolean,
): CodeRefusal {
  return isAboutCode ? { field: trouble.message } : { banner: toErrorMessage(trouble) }
}
