import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { today } from '~/lib/time/today.ts'
import { api } from '~/services/api.ts'
import { useExchangeFileStore } from '../store/document.ts'
import { makeLink, type MadeLink } from './make-link.ts'

interface LinkFormProps {
  /** Called with the new link, or without one where the list of links may have changed elsewhere. */
  onMade: (made: MadeLink | undefined) => void
}

/** Makes a link, with names only if they are wanted. */
export function LinkForm({ onMade }: LinkFormProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { names: false } })
  const making = useMutation({
    mutationFn: ({ names }: { names: boolean }) =>
      makeLink({ sharedOn: today(), names, file: useExchangeFileStore.getState().file }, api),
    // What it returns holds the key.
    gcTime: 0,
    onSuccess: (made) => {
      if (made.ok) onMade(made.value)
      else if (made.error.code === 'too-many') onMade(undefined)
    },
  })
  const make = handleSubmit((entry) => making.mutateAsync(entry))
  const problem = making.data?.ok === false ? making.data.error : undefined
  return (
    <form className="share-form" aria-label="A new link" onSubmit={(event) => void make(event)}>
      <Checkbox
        {...register('names')}
        label="Include the names I entered"
        hint="Without them the copy has figures and dates only."
      />
      <ErrorBanner
        message={problem?.message}
        retryAt={problem?.retryAt}
        action={problem?.code === 'session-expired' ? <SignInAgain /> : undefined}
      />
      <Button type="submit" icon="lock" busy={making.isPending} busyLabel="Encrypting...">
        Make a link
      </Button>
    </form>
  )
}
