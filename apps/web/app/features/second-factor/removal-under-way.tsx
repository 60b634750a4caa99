import type { AuthUser } from '@dst/auth'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { useEffect, useRef } from 'react'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { useRemoval } from '~/lib/second-factor/use-removal.ts'
import { datedMomentOf, zoneName } from '~/lib/time/moment.ts'

/** Tells who is signed in with the code that somebody has reported it as lost, and lets them keep it. */
export function RemovalUnderWay({ user }: { user: AuthUser }) {
  const { wait, cancel } = useRemoval(user)
  if (wait === null) return cancel.isSuccess ? <Kept /> : null
  return (
    <Banner
      tone="caution"
      announce="none"
      heading="Two-factor sign-in is about to be removed"
      action={
        <Button
          variant="secondary"
          size="small"
          busy={cancel.isPending}
          busyLabel="Stopping..."
          onClick={() => cancel.mutate()}
        >
          Keep it
        </Button>
      }
    >
      <p>
        {`Somebody who could sign in to your account told us on ${datedMomentOf(wait.requestedAt)} that your app is ` +
          `lost. It is removed on ${datedMomentOf(wait.dueAt)}, ${zoneName()}. If that was not you, keep it, and ` +
          'change your password.'}
      </p>
      <ErrorBanner message={cancel.data} />
    </Banner>
  )
}

function Kept() {
  const notice = useRef<HTMLDivElement>(null)
  // The button that had focus is gone.
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Banner tone="success" announce="none">
        Two-factor sign-in stays on.
      </Banner>
    </div>
  )
}
