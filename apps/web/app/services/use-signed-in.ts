import { useAuth } from '@dst/auth/react'

/** Whether a user with a confirmed email address is signed in, who has no use for an account form. */
export function useSignedIn(): boolean {
  const { user } = useAuth()
  return user?.emailVerified ?? false
}
