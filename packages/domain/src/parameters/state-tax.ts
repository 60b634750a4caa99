const rates = {
  AL: 0.05,
  AK: 0,
  AZ: 0.025,
  AR: 0.037,
  CA: 0.133,
  CO: 0.044,
  CT: 0.0699,
  DC: 0.1075,
  DE: 0.066,
  FL: 0,
  GA: 0.0499,
  HI: 0.0725,
  IA: 0.038,
  ID: 0.053,
  IL: 0.0495,
  IN: 0.0295,
  KS: 0.0558,
  KY: 0.035,
  LA: 0.03,
  MA: 0.09,
  MD: 0.085,
  ME: 0.0915,
  MI: 0.0425,
  MN: 0.1085,
  MO: 0,
  MS: 0.04,
  MT: 0.041,
  NC: 0.0399,
  ND: 0.025,
  NE: 0.0455,
  NH: 0,
  NJ: 0.1075,
  NM: 0.059,
  NV: 0,
  NY: 0.109,
  OH: 0.0275,
  OK: 0.045,
  OR: 0.099,
  PA: 0.0307,
  RI: 0.0599,
  SC: 0.0521,
  SD: 0,
  TN: 0,
  TX: 0,
  UT: 0.0445,
  VA: 0.0575,
  VT: 0.0875,
  WA: 0,
  WI: 0.0765,
  WV: 0.0458,
  WY: 0,
} as const satisfies Readonly<Record<string, number>>

/** A state or the District of Columbia by its two letters. */
export type StateCode = keyof typeof rates

/**
 * Highest state rate for individuals on a large long-term gain on real estate, tax year 2026; local taxes are extra
 * (share of 1).
 */
export const stateGainRates: Readonly<Record<StateCode, number>> = rates

/** What state tax by figures that are not final can differ, either way (share of 1). */
export const uncertainFigures = 0.02
