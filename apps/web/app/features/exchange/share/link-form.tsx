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

const unticked = { names: false, offerings: false }

interface LinkFormProps {
  /** Called with the new link, or without one where the list of links may have changed elsewhere. */
  onMade: (made: MadeLink | undefined) => void
}

/** Makes a link, with names and offerings only if they are wanted, which is asked each time. */
export function LinkForm({ onMade }: LinkFormProps) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: unticked })
  const hasOfferings = useExchangeFileStore(({ file }) => file.offerings.length > 0)
  const making = useMutation({
    mutationFn: (ticked: typeof unticked) =>
      makeLink({ sharedOn: today(), ...ticked, file: useExchangeFileStore.getState().file }, api),
    // What it returns holds the key.
    gcTime: 0,
    onSuccess: (made) => {
      if (made.ok) {
        reset(unticked)
        onMade(made.value)
      } else if (made.error.code === 'too-many') onMade(undefined)
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
      {hasOfferings ? (
        <Checkbox
          {...register('offerings')}
          label="Include the offerings I typed"
          hint="Memoranda are usually confidential: ask the sponsor first. Names are in it only if ticked above."
        />
      ) : null}
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
