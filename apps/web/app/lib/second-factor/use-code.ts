import type { AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { told, type Told } from '~/lib/told.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { codeFieldName } from './code-field.tsx'
import { codeIssue, showSecondFactor, typedCode } from './show-second-factor.ts'
import type { CodeKind, SecondFactorTrouble } from './second-factor-trouble.ts'

/** The result of the last code. */
interface Refused {
  /** About the input; shown at the field. */
  field?: string
  /** About anything else; shown above the form. */
  banner?: Told
}

/**
 * Submits a typed code to the service. The input stays in the field, which receives focus if it has to be corrected.
 */
export function useCode(
  user: Pick<AuthUser, 'factors'> | null,
  kind: CodeKind | 'either',
  onShown: () => Promise<void> | void,
) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const [refused, setRefused] = useState<Refused>({})
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused.field !== undefined) field.current?.focus()
  }, [refused])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = typedText(new FormData(event.currentTarget), codeFieldName)
    if (user === null || busy) return
    const issue = codeIssue(text, kind)
    setRefused(issue === undefined ? {} : { field: issue })
    if (issue !== undefined) return
    run(async () => {
      const shown = await showSecondFactor(kind === 'either' ? typedCode(text) : { kind, code: text }, user, client)
      if (!shown.ok) return setRefused(refusalFor(shown.error))
      await onShown()
    })
  }

  return { busy, field, fieldError: refused.field, banner: refused.banner, submit, clear: () => setRefused({}) }
}

function refusalFor(trouble: SecondFactorTrouble): Refused {
  const isAboutText = trouble.code === 'wrong-code' || trouble.code === 'wrong-recovery-code'
  return isAboutText ? { field: trouble.message } : { banner: told(trouble) }
}
