import { commercialLife, formerCommercialLife, residentialLife } from '@dst/domain/parameters'

/** The years over which a building is written off, in words. */
export const lifeLabels = {
  residential: `${residentialLife} years`,
  former: `${formerCommercialLife} years`,
  commercial: `${commercialLife} years`,
} as const

/** Options for the years of a part, by what was written off that way. */
export const lifeOptions = [
  { value: String(residentialLife), label: `${lifeLabels.residential}: dwellings` },
  { value: String(commercialLife), label: `${lifeLabels.commercial}: other property` },
  { value: String(formerCommercialLife), label: `${lifeLabels.former}: other property, before May 13, 1993` },
] as const
