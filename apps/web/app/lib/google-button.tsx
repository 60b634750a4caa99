import { Button } from '@dst/ui/button'
import { FormDivider } from '@dst/ui/form-page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
  // Until the server has said so it is offered: it is offered nearly everywhere, and a button must not jump in.
  const { data: isOffered = true } = useQuery({ queryKey: ['/config.json', 'google'], queryFn: async () => (await loadRuntimeConfig()).google })
  if (!isOffered) return null
  const parting = <FormDivider label={divider.label} />
  return (
    <>
      {divider.side === 'before' ? parting : null}
      <Button variant="secondary" wide busy={busy} busyLabel="Redirecting..." disabled={disabled} onClick={onClick}>
        <span className="inline-flex items-center gap-3"><GoogleMark />{children}</span>
      </Button>
      {divider.side === 'after' ? parting : null}
    </>
  )
}

/**
 * Google's own mark, in its colours and proportions as their branding guidelines ask, on a white plate.
 * https://developers.google.com/identity/branding-guidelines
 */
function GoogleMark() {
  return (
    <svg viewBox="-4 -4 56 56" width="28" height="28" aria-hidden focusable="false">
      <rect x="-4" y="-4" width="56" height="56" rx="8" fill="#fff" />
      <path fill="#EA4335" d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z" />
      <path fill="#4285F4" d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z" />
      <path fill="#FBBC05" d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z" />
      <path fill="#34A853" d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z" />
    </svg>
  )
}
