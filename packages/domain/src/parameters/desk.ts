/** Longest session at the desk, from its sign-in (hours). */
export const deskSessionMaximum = 12

/** Time without use after which a session at the desk ends (minutes). */
export const deskIdleMaximum = 30

/** Time for which an action at the desk can be undone, and after which it takes effect (seconds). */
export const deskUndoWindow = 10
