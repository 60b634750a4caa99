/** The localStorage key of the exchange file that is kept on this device. */
export const exchangeFileKey = 'dst-exchange-file'
