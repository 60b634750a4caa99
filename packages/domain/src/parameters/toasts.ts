/** Time that a success toast stays (milliseconds). */
export const successToastDuration = 3_000

/** Time that an error toast stays (milliseconds). */
export const errorToastDuration = 5_000
