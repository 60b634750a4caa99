import { outsideAuthProvider } from '@dst/domain/errors'
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import type { AuthClient } from '../auth-client.ts'
import { createSessionState, loadingState, type SessionState } from './session-state.ts'

/** The session state for components, and the client for account calls. */
export type Auth = SessionState & { client: AuthClient }

/** Props of {@link AuthProvider}. */
export interface AuthProviderProps {
  client: AuthClient
  children?: ReactNode
}

const AuthContext = createContext<Auth | null>(null)

/**
 * Provides the session to its children. On a server, and in the first render of a prerendered page, the status is
 * `loading`.
 */
export function AuthProvider({ client, children }: AuthProviderProps): ReactElement {
  const source = useMemo(() => createSessionState(client), [client])
  const state = useSyncExternalStore(source.subscribe, source.current, () => loadingState)
  const auth = useMemo(() => ({ ...state, client }), [state, client])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The session and the client. Throws outside an `AuthProvider`, which is a bug in the caller. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error(outsideAuthProvider)
  return auth
}
