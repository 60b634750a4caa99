/** Seconds of a day. */
export const daySeconds = 86_400
