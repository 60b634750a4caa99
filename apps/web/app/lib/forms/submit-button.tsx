import { Button, type ButtonProps } from '@dst/ui/button'
import { useHydrated } from '~/lib/use-hydrated.ts'

/** Props of {@link SubmitButton}. */
export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled'>

/** Submits its form. Disabled until the form is live: the browser itself would put the fields into an address. */
export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" disabled={!useHydrated()} />
}
