export { AuthProvider, useAuth, type Auth, type AuthProviderProps } from './auth-provider'
export { createSessionState, type SessionState, type SessionStateSource } from './session-state'
