import type { FigureName } from './figure-groups.ts'

/** The tax year of each parameter that is about one. */
export const taxYears: Partial<Record<FigureName, number>> = {
  taxYear2025: 2025,
  taxYear2026: 2026,
  stateGainRates: 2026,
}
