/** The key under which both stores keep the session. */
export const sessionKey = 'dst-auth'
