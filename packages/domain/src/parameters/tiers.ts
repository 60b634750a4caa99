/** Lowest score of the gold tier (points). */
export const goldMinimum = 80

/** Lowest score of the silver tier (points). */
export const silverMinimum = 50

/** Lowest score of the bronze tier (points). */
export const bronzeMinimum = 20
