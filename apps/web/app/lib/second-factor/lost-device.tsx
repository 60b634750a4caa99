import { lostFactorWait } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { paths } from '~/paths.ts'

const hours = lostFactorWait / 3600

/** Props of {@link LostDevice}. */
export interface LostDeviceProps {
  /** Whether this step can be removed by waiting; undefined until that is known. */
  isOffered: boolean | undefined
  busy: boolean
  trouble: string | undefined
  onRequest: () => void
}

/** What a user can do without access to their authenticator app. */
export function LostDevice(removal: LostDeviceProps) {
  return (
    <Disclosure summary="Lost your device?">
      <div className="grid justify-items-start gap-4">
        <p>
          If you saved your recovery codes, use one of them here. Then open the Security tab of your profile, turn
          two-factor authentication off, and turn it on again with your new device.
        </p>
        <p>If you have added a passkey, choose Cancel and sign in with it: it asks for no code.</p>
        {removal.isOffered === false ? <ByLetter /> : <ByWaiting {...removal} />}
      </div>
    </Disclosure>
  )
}

function ByWaiting({ isOffered, busy, trouble, onRequest }: LostDeviceProps) {
  return (
    <>
      <p>
        {`Without either of them, you can have this step removed. It takes ${hours} hours, during which we email the ` +
          'address of the account three times: if somebody else has your password, you can stop them. Nobody can ' +
          'read your codes or tell you one.'}
      </p>
      <ErrorBanner message={trouble} />
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        busyLabel="Asking..."
        disabled={isOffered === undefined}
        onClick={onRequest}
      >
        {`Remove this step in ${hours} hours`}
      </Button>
    </>
  )
}

function ByLetter() {
  return (
    <p>
      Without either of them, please write to us on the <TextLink href={paths.contact}>contact page</TextLink>. We can
      remove this step only once we are sure that the account is yours. Nobody can read your codes or tell you one.
    </p>
  )
}
