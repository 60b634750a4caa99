/** What is assumed of a purchase's loan, and how it can be entered. */
export const loanShareHint =
  'No loan until entered. A percentage, or as sponsors state it: “80,000 per 100,000 of equity”.'
