import { Button, type ButtonProps } from '@dst/ui/button'
import type { ReactNode } from 'react'
import { useHydrated } from '../use-hydrated.ts'

/**
 * The button that sends a form of a prerendered page, once that page is live. Until then it is disabled, and so the
 * browser sends nothing by itself, on Enter either: what was typed would come into the address.
 */
export function SubmitButton(props: ButtonProps): ReactNode {
  return <Button {...props} type="submit" disabled={!useHydrated()} />
}
