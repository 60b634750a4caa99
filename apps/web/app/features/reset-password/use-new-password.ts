import { useAuth } from '@dst/auth/react'
import { passwordUpdateErrors, weakPasswordErrors } from '@dst/domain/errors'
import { fail } from '@dst/domain/result'
import { useMutation } from '@tanstack/react-query'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { endRecovery } from './open-recovery.ts'
import { setNewPassword, type PasswordUpdateFailure } from './set-new-password.ts'

/** Sets the new password of the signed-in user; `afterwards` runs once it is set, e.g. to sign out. */
export function useNewPassword(afterwards: () => Promise<void>) {
  const { client } = useAuth()
  const setting = useMutation({
    mutationFn: async (password: string) => {
      const outcome = await setNewPassword(password, { auth: client, afterwards }).catch(unexpected)
      if (!outcome.ok) return { done: false, error: { ...outcome.error, ...toErrorMessage(outcome.error) } }
      endRecovery()
      return { done: true, error: undefined }
    },
    // It holds the password.
    gcTime: 0,
  })
  const error = setting.data?.error
  return {
    done: setting.data?.done ?? false,
    /** What went wrong, unless it is the password that has to be another one. */
    error: error === undefined || isAboutPassword(error) ? undefined : error,
    /** Resolves with what is wrong with the password, if the service refuses it. */
    submit: async (password: string): Promise<string | undefined> => {
      const { error: refusal } = await setting.mutateAsync(password)
      return refusal !== undefined && isAboutPassword(refusal) ? refusal.message : undefined
    },
  }
}

function isAboutPassword({ code }: PasswordUpdateFailure): boolean {
  return code in weakPasswordErrors
}

function unexpected() {
  return fail({ code: 'unexpected', message: passwordUpdateErrors.unexpected.message } as const)
}
