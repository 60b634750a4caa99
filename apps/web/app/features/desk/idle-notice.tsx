import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { timeOf } from '~/lib/time/moment.ts'
import { deskApi } from '~/services/desk.ts'

/** Says that the session at the desk ends soon, and offers to go on. */
export function IdleNotice({ reason, at }: { reason: 'idle' | 'age'; at: number }) {
  const staying = useMutation({ mutationFn: () => deskApi.member() })
  const action =
    reason === 'age' ? (
      <SignInAgain label="Log in again" />
    ) : (
      <Button
        size="small"
        variant="secondary"
        busy={staying.isPending}
        busyLabel="One moment..."
        onClick={() => staying.mutate()}
      >
        Stay at the desk
      </Button>
    )
  return (
    <Banner tone="caution" heading={`Your session at the desk ends at ${timeOf(new Date(at))}`} action={action}>
      {reason === 'age' ? 'It is twelve hours old by then.' : 'Nothing was done here for a while.'}
    </Banner>
  )
}
