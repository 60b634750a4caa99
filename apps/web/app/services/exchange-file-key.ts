/** The localStorage key of the exchange file that is kept on this device. */
export const exchangeFileKey = 'dst-exchange-file'

/** The key of the mark: whose account the file of this device is saved in, and what both last agreed on. */
export const exchangeMarkKey = 'dst-exchange-account'

/** The key of the days that the bar of every page counts. */
export const exchangeDaysKey = 'dst-exchange-days'

/** Before the account id, the key of a file that waits for that account to sign in here again. */
export const waitingFilePrefix = `${exchangeFileKey}:`
