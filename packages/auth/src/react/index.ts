export { AuthProvider, useAuth, type Auth, type AuthProviderProps } from './auth-provider.tsx'
export { createSessionState, type SessionState, type SessionStateSource } from './session-state.ts'
