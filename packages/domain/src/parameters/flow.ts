/** Time between two checks for a verified address (milliseconds). */
export const verificationPollInterval = 5_000

/** Time after a mail before the next one of its kind can be asked for (seconds). */
export const mailResendGap = 60

/** Age up to which a proof of the person counts for a change to what signs in (seconds). */
export const recentProofWindow = 600

/** Time for which a session from a mailed link may set a password without the present one (seconds). */
export const mailedSessionWindow = 900

/** Time for which a mailed link and its code are good (seconds). */
export const mailedLinkLifetime = 86_400

/** Time within which a return from Google belongs to the tab that left for it (seconds). */
export const googleReturnWindow = 600

/** Time in which the owner can undo a change that a notice tells of (seconds). */
export const undoWindow = 259_200

/** Wrong codes after which the code of a mail stops working; its link goes on. */
export const mailCodeTries = 5

/** Time after which a lost second factor is removed (seconds). */
export const lostFactorWait = 259_200

/** Retries when the auth user is not there yet. */
export const authUserRetries = 3

/** Time between those retries (milliseconds). */
export const authUserRetryDelay = 1_000

/** Longest wait for a profile save (milliseconds). */
export const profileSaveTimeout = 15_000

/** Manual retries of a profile save. */
export const profileSaveRetries = 3

/** Time that the profile success banner stays (milliseconds). */
export const profileSuccessDuration = 3_000

/** Time that the password success message stays (milliseconds). */
export const passwordSuccessDuration = 5_000

/** Wait before leaving after a verified sign-up (milliseconds). */
export const verifySignUpRedirectDelay = 1_000

/** Wait before leaving the auth callback (milliseconds). */
export const callbackRedirectDelay = 500

/** Age at which a session from a URL is warned about (seconds). */
export const urlSessionStaleAfter = 120

/** Longest time that an unsent form is kept on the device (days). */
export const draftMaximumAge = 7

/** Longest wait that is believed when a server states one (seconds). */
export const maxStatedWait = 86_400
