/** Properties that can be identified whatever they are worth. */
export const identificationCount = 3

/** Value of all identified properties, as a share of the value sold, when there are more (share of 1). */
export const identificationValueLimit = 2

/** Part of the identified value that must be bought when both limits are passed (share of 1). */
export const identificationPurchaseShare = 0.95

/**
 * Value of incidental property that is no property of its own on the list, as a share of the larger item (share of
 * 1).
 */
export const incidentalPropertyShare = 0.15
