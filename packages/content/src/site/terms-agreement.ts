/** The label of the box at sign-up; the pages put a link on each of the two names. */
export const termsAgreement = ['I agree to the ', 'Terms of Service', ' and ', 'Privacy Policy'] as const
