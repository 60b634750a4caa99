import type { AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { showSecondFactor, typedCode } from './show-second-factor.ts'
import type { CodeKind } from './second-factor-error.ts'
import { refusalOf, useCodeForm } from './use-code-form.ts'

/** A form that submits a code to the service, which then takes the user's second factor as shown. */
export function useCode(
  user: Pick<AuthUser, 'factors'> | null,
  kind: CodeKind | 'either',
  onDisplayed: () => Promise<void> | void,
) {
  const { client } = useAuth()
  return useCodeForm(kind, async (text) => {
    if (user === null) return undefined
    const shown = await showSecondFactor(kind === 'either' ? typedCode(text) : { kind, code: text }, user, client)
    if (!shown.ok) {
      const { code } = shown.error
      return refusalOf(shown.error, code === 'wrong-code' || code === 'wrong-recovery-code')
    }
    await onDisplayed()
    return undefined
  })
}
