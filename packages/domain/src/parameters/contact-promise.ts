/** Time in which somebody gets in touch (hours). */
export const contactPromise = 24
