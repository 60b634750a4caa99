import { useAuth } from '@dst/auth/react'
import { useNavigate } from 'react-router'
import { CodeForm } from '~/lib/account/code-form.tsx'
import { recoveryFragment } from '~/lib/account/link-tokens.ts'
import { paths } from '~/paths.ts'
import { tokensByCode } from '~/lib/account/mail-codes.ts'

/** Takes the code of a mail for a new password, which leads to the same page as the link, with the same tokens. */
export function ResetCode({ email }: { email: string }) {
  const { client } = useAuth()
  const navigate = useNavigate()
  const takeCode = async (code: string) => {
    const exchanged = await tokensByCode({ type: 'recovery', email, code }, client)
    if (!exchanged.ok) return exchanged.error
    if (exchanged.value !== null)
      await navigate({ pathname: paths.resetPassword, hash: recoveryFragment(exchanged.value) })
    return undefined
  }
  return <CodeForm onCode={takeCode} />
}
