import { Button } from '@dst/ui/button'
import { FormDivider } from '@dst/ui/form-page'
import { useEffect, useState, type ReactNode } from 'react'
import { loadRuntimeConfig } from '~/services/config.ts'

/** Props of {@link GoogleButton}. */
export interface GoogleButtonProps {
  children: ReactNode
  /** The text between the button and the form, and on which side of the button it is. */
  divider: { label: string; side: 'before' | 'after' }
  busy: boolean
  disabled?: boolean
  onClick: () => void
}

/**
 * The Google sign-in button, with a divider between it and the form; renders nothing if the server doesn't offer it.
 */
export function GoogleButton({ children, divider, busy, disabled = false, onClick }: GoogleButtonProps) {
  if (!useGoogleOffered()) return null
  const parting = <FormDivider label={divider.label} />
  return (
    <>
      {divider.side === 'before' ? parting : null}
      <Button variant="secondary" wide busy={busy} busyLabel="Redirecting..." disabled={disabled} onClick={onClick}>
        <span className="inline-flex items-center gap-2">
          <GoogleMark />
          <span>{children}</span>
        </span>
      </Button>
      {divider.side === 'after' ? parting : null}
    </>
  )
}

/**
 * Shown until the server says otherwise: nearly every deployment offers it, and the button must not cause a layout
 * shift.
 */
export function useGoogleOffered(): boolean {
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
 * Google's own logo, in its colors and proportions and on a white background, as their branding guidelines require.
 * https://developers.google.com/identity/branding-guidelines
 */
function GoogleMark() {
  return <img src="/google-mark.svg" alt="" width="28" height="28" />
}
