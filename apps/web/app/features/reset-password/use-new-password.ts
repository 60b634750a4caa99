import { useAuth } from '@dst/auth/react'
import { passwordUpdateErrors } from '@dst/domain/errors'
import { fail } from '@dst/domain/result'
import { useState } from 'react'
import { told, type Told } from '~/lib/told.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { endRecovery } from './open-recovery.ts'
import { setNewPassword, type PasswordUpdateFailure } from './set-new-password.ts'

/** Sets the new password of the signed-in user; `afterwards` runs once it is set, e.g. to sign out. */
export function useNewPassword(afterwards: () => Promise<void>) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const [done, setDone] = useState(false)
  const [error, setError] = useState<PasswordUpdateFailure & Told>()

  const submit = (password: string) =>
    run(async () => {
      setError(undefined)
      const outcome = await setNewPassword(password, { auth: client, afterwards }).catch(unexpected)
      if (!outcome.ok) return setError({ ...outcome.error, ...told(outcome.error) })
      endRecovery()
      setDone(true)
    })

  return { busy, done, error, submit }
}

function unexpected() {
  return fail({ code: 'unexpected', message: passwordUpdateErrors.unexpected.message } as const)
}
