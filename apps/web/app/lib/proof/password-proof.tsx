import { useAuth } from '@dst/auth/react'
import { PasswordField } from '@dst/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { proofError } from './proof-error.ts'

/** Props of {@link PasswordProof}. */
export interface PasswordProofProps {
  /** Id of the form, for the button outside of it. */
  id: string
  onBusy: (busy: boolean) => void
  onProven: () => void
}

interface Entry {
  password: string
}

const missing = { field: 'password', code: 'required', message: 'Enter your password' }

/** Takes the password of the account. */
export function PasswordProof({ id, onBusy, onProven }: PasswordProofProps) {
  const { client } = useAuth()
  const { register, handleSubmit, setError, formState } = useForm<Entry>({
    defaultValues: { password: '' },
    resolver: domainResolver<Entry>(({ password }) => (password === '' ? [missing] : [])),
  })
  const giving = useMutation({
    mutationFn: async ({ password }: Entry) => {
      const given = await client.proof.give({ password })
      return given.ok ? undefined : { code: given.error.code, ...toErrorMessage(proofError(given.error)) }
    },
    // It holds the password.
    gcTime: 0,
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: (trouble) => {
      if (trouble === undefined) onProven()
      else if (trouble.code === 'wrong-password')
        setError('password', { message: trouble.message }, { shouldFocus: true })
    },
  })
  const submit = handleSubmit(
    (entry) => giving.mutateAsync(entry),
    () => giving.reset(),
  )
  const banner = giving.data?.code === 'wrong-password' ? undefined : giving.data
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid w-full gap-6">
      <ErrorBanner message={banner?.message} retryAt={banner?.retryAt} />
      <PasswordField
        {...register('password')}
        id={`${id}-password`}
        label="Your password"
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        data-autofocus
      />
    </form>
  )
}
