/** Milliseconds of a day of 24 hours. */
export const millisecondsPerDay = 86_400_000
