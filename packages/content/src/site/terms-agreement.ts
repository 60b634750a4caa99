/** The label of the sign-up checkbox; the pages turn each of the two names into a link. */
export const termsAgreement = ['I agree to the ', 'Terms of Service', ' and ', 'Privacy Policy'] as const
