/** What a buyer withholds from the price of a foreign seller, and of a home that the buyer will live in (share of 1). */
export const foreignSellerWithholding: { readonly usual: number; readonly home: number } = { usual: 0.15, home: 0.1 }

/** Prices of such a home up to which nothing is withheld, and up to which the lower rate holds (US dollars). */
export const foreignSellerHomePrices: { readonly nothingUpTo: number; readonly lowerUpTo: number } = {
  nothingUpTo: 300_000,
  lowerUpTo: 1_000_000,
}

/** Days within which the IRS acts on a request to withhold less (days). */
export const withholdingCertificateDays = 90
