/** Days to identify replacement property (days). */
export const identificationWindow = 45

/** Days to close, unless the tax return is due sooner (days). */
export const exchangeWindow = 180
