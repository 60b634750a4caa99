/** Years before the sale in which an agent of the taxpayer is no permitted intermediary (years). */
export const disqualifiedAgentYears = 2

/** Share of a company above which its owner is related to it, for who may be the intermediary (share of 1). */
export const relatedOwnerShare = 0.1

/** Years for which both sides keep their property after an exchange with a related person (years). */
export const relatedPartyYears = 2
