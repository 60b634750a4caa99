import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { useState } from 'react'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { today } from '~/lib/time/today.ts'
import { told, type Told } from '~/lib/forms/told.ts'
import { useBusy } from '~/lib/forms/use-busy.ts'
import { api } from '~/services/api.ts'
import { useExchangeFileStore } from '../store/document.ts'
import type { LinkProblem } from './link-problem.ts'
import { makeLink, type MadeLink } from './make-link.ts'

interface LinkFormProps {
  /** Called with the new link, or without one where the list of links may have changed elsewhere. */
  onMade: (made: MadeLink | undefined) => void
}

/** Makes a link, with names only if they are wanted. */
export function LinkForm({ onMade }: LinkFormProps) {
  const { busy, run } = useBusy()
  const [names, setNames] = useState(false)
  const [problem, setProblem] = useState<LinkProblem & Told>()
  const make = () =>
    run(async () => {
      setProblem(undefined)
      const made = await makeLink({ sharedOn: today(), names, file: useExchangeFileStore.getState().file }, api)
      if (made.ok) return onMade(made.value)
      setProblem({ ...made.error, ...told(made.error) })
      if (made.error.code === 'too-many') onMade(undefined)
    })
  return (
    <form
      className="share-form"
      aria-label="A new link"
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <Checkbox
        name="names"
        label="Include the names I entered"
        hint="Without them the copy has figures and dates only."
        checked={names}
        onCheckedChange={setNames}
      />
      <ErrorBanner
        message={problem?.message}
        retryAt={problem?.retryAt}
        action={problem?.code === 'session-expired' ? <SignInAgain /> : undefined}
      />
      <Button type="submit" icon="lock" busy={busy} busyLabel="Encrypting...">
        Make a link
      </Button>
    </form>
  )
}
