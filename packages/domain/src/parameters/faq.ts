/** The server list of questions is used only when it is longer than this. */
export const faqServerListMinimum = 8

/** Most popular questions shown. */
export const popularFaqMaximum = 6

/** Entries that count as popular. */
export const popularFaqIds: readonly number[] = [1, 2, 4, 9, 13, 16]
