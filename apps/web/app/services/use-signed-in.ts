import { useAuth } from '@dst/auth/react'

/** Whether somebody with a confirmed address is signed in, who has nothing to do on an account form. */
export function useSignedIn(): boolean {
  const { user } = useAuth()
  return user?.emailVerified ?? false
}
