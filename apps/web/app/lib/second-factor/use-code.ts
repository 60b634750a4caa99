import type { AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { told, type Told } from '~/lib/told'
import { typedText } from '~/lib/typed-text'
import { useBusy } from '~/lib/use-busy'
import { codeFieldName } from './code-field'
import { codeIssue, showSecondFactor, typedCode } from './show-second-factor'
import type { CodeKind, SecondFactorTrouble } from './second-factor-trouble'

/** What became of the last code. */
interface Refused {
  /** About what was typed; beside the field. */
  field?: string
  /** About anything else; above the form. */
  banner?: Told
}

/** Takes a typed code to the service. What was typed stays in the field, which gets the focus when it has to be mended. */
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
