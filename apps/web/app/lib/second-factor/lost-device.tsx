import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'

/** What a user can do without access to their authenticator app. */
export function LostDevice() {
  return (
    <Disclosure summary="Lost your device?">
      <div className="grid gap-4">
        <p>
          If you saved your recovery codes, use one of them here. Then open the Security tab of your profile, remove the
          lost device there and set up a new one.
        </p>
        <p>If you have added a passkey, choose Cancel and sign in with it: it asks for no code.</p>
        <p>
          Without either of them, please write to us on the <TextLink href={paths.contact}>contact page</TextLink>. We
          can remove this step only once we are sure that the account is yours. Nobody can read your codes or tell you
          one.
        </p>
      </div>
    </Disclosure>
  )
}
