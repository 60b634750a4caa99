import { Button } from '@dst/ui/button'
import { FormDivider } from '@dst/ui/form-page'
import { useEffect, useState, type ReactNode } from 'react'
import { loadRuntimeConfig } from '~/services/runtime-config'

/** Props of {@link GoogleButton}. */
export interface GoogleButtonProps {
  children: ReactNode
  /** The words between the button and the form, and on which side of it they stand. */
  divider: { label: string; side: 'before' | 'after' }
  busy: boolean
  disabled?: boolean
  onClick: () => void
}

/** The way through Google, with the words that part it from the form; nothing where the server offers none. */
export function GoogleButton({ children, divider, busy, disabled = false, onClick }: GoogleButtonProps) {
  if (!useIsOffered()) return null
  const parting = <FormDivider label={divider.label} />
  return (
    <>
      {divider.side === 'before' ? parting : null}
      <Button variant="secondary" wide busy={busy} busyLabel="Redirecting..." disabled={disabled} onClick={onClick}>
        <span className="inline-flex items-center gap-2">
          <GoogleMark />
          {children}
        </span>
      </Button>
      {divider.side === 'after' ? parting : null}
    </>
  )
}

/** Until the server has said so it is offered: it is offered nearly everywhere, and a button must not jump in. */
function useIsOffered(): boolean {
  const [isOffered, setIsOffered] = useState(true)
  useEffect(() => {
    loadRuntimeConfig().then(
      ({ google }) => setIsOffered(google),
      () => undefined,
    )
  }, [])
  return isOffered
}

/**
 * Google's own mark, in its colours and proportions and on a white plate, as their branding guidelines ask.
 * https://developers.google.com/identity/branding-guidelines
 */
function GoogleMark() {
  return <img src="/google-mark.svg" alt="" width="28" height="28" />
}
