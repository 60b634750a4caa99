import { authenticatorsOf, type AuthUser, type RemovalWait } from '@dst/auth'
import { Button } from '@dst/ui/button'
import { FormPage } from '@dst/ui/form-page'
import { useEffect, useEffectEvent, useState, useRef } from 'react'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { ProofDialog } from '~/lib/proof/proof-dialog.tsx'
import { endSession } from '~/services/auth.ts'
import { CodeField } from './code-field.tsx'
import { LostDevice } from './lost-device.tsx'
import type { CodeKind } from './second-factor-error.ts'
import { useCode } from './use-code.ts'
import { useRemoval } from './use-removal.ts'
import { Banner } from '@dst/ui/banner'
import { datedMomentOf, zoneName } from '~/lib/time/moment.ts'

const idPrefix = 'second-factor'

const words = {
  app: { title: 'Enter the code from your authenticator app', other: 'Use a recovery code instead' },
  recovery: { title: 'Enter a recovery code', other: 'Use your authenticator app instead' },
} as const satisfies Record<CodeKind, { title: string; other: string }>

/** Props of the step, and of its screen. */
export interface SecondFactorStepProps {
  /** The user whose second factor is needed. */
  person: AuthUser
  /** Called once it is verified, for a page that doesn't react to the session by itself. */
  onDisplayed?: () => Promise<void> | void
  /** Called when the incomplete sign-in was canceled. */
  onCanceled?: () => void
  /** What the code is for, if not for signing in. */
  purpose?: string
}

/** Asks for the second factor after the first has been verified: nobody is signed in before that. */
export default function SecondFactorScreen({
  person,
  onDisplayed = () => undefined,
  onCanceled,
  purpose = 'To finish signing in to',
}: SecondFactorStepProps) {
  const hasApp = authenticatorsOf(person).length > 0
  const [kind, setKind] = useState<CodeKind>(hasApp ? 'app' : 'recovery')
  const { busy, field, banner, submit, focus, clear } = useCode(person, kind, onDisplayed)
  const removal = useRemoval(person)
  const focusField = useEffectEvent(focus)
  // The previous form is gone, and with it the button that had focus.
  useEffect(() => focusField(), [kind])

  function switchKind() {
    clear()
    setKind(kind === 'app' ? 'recovery' : 'app')
  }

  const cancel = () => void endSession().then(onCanceled)
  return (
    <FormPage
      title={words[kind].title}
      lead={
        <span>
          <span>{purpose}</span> <strong className="wrap-anywhere">{person.email}</strong>.
        </span>
      }
    >
      {removal.wait === null ? null : <RemovalNotice wait={removal.wait} isNew={removal.request.isSuccess} />}
      <ErrorBanner message={banner?.message} retryAt={banner?.retryAt} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <CodeField key={kind} {...field} id={`${idPrefix}-${kind}`} kind={kind} hint={hints[kind]} />
        <Button type="submit" wide busy={busy} busyLabel="Checking...">
          Continue
        </Button>
      </form>
      <div className="grid justify-items-start gap-2">
        {hasApp ? (
          <Button variant="quiet" size="small" onClick={switchKind} disabled={busy}>
            {words[kind].other}
          </Button>
        ) : null}
        {removal.wait === null ? (
          <LostDevice
            isOffered={removal.isOffered}
            busy={removal.request.isPending}
            trouble={removal.request.data}
            onRequest={() => removal.request.mutate()}
          />
        ) : null}
      </div>
      <Button variant="secondary" wide onClick={cancel} disabled={busy}>
        Cancel
      </Button>
      <ProofDialog person={person} />
    </FormPage>
  )
}

const hints = {
  app: 'Open the app on your phone. It shows six digits that change every 30 seconds.',
  recovery: 'One of the codes that you saved when you set up the app. Each one works once.',
} as const satisfies Record<CodeKind, string>

/** When the step goes away, and how to keep it. `isNew`: the user has just asked for that. */
function RemovalNotice({ wait: { requestedAt, dueAt }, isNew }: { wait: RemovalWait; isNew: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  // The button that had focus is gone.
  useEffect(() => {
    if (isNew) notice.current?.focus()
  }, [isNew])
  const news = isNew
    ? 'We emailed you about it.'
    : `On ${datedMomentOf(requestedAt)}, somebody asked to remove this step.`
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Banner tone="caution" announce="none">
        <p className="mb-2">
          {`${news} It will be removed on ${datedMomentOf(dueAt)}, ` + `${zoneName()}. Sign in again after that.`}
        </p>
        <p>Have you found your device or a recovery code? Enter a code before then, and the step stays.</p>
      </Banner>
    </div>
  )
}
