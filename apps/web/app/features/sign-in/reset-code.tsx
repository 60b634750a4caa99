import { useAuth } from '@dst/auth/react'
import { useNavigate } from 'react-router'
import { CodeForm } from '~/lib/code-form'
import { recoveryFragment } from '~/lib/link-tokens'
import { paths } from '~/paths'
import { tokensByCode } from '~/services/mail-codes'

/** The code leads where the link leads, with what the link carries. */
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
