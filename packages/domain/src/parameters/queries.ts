/** Retries of the current-user query. */
export const currentUserRetries = 3

/** First wait before such a retry; doubles (milliseconds). */
export const currentUserRetryDelay = 1_000

/** Longest wait before such a retry (milliseconds). */
export const currentUserRetryDelayMaximum = 30_000
