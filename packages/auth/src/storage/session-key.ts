/** The key of the session in both stores. */
export const sessionKey = 'dst-auth'
