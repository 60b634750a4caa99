import type { FileOfferings } from '@dst/domain/exchange-file'
import { backGroup } from './back-rows.ts'
import { caseGroup } from './case-rows.ts'
import { dollarGroup } from './dollar-rows.ts'
import { exchangeGroup } from './exchange-rows.ts'
import type { FigureGroup } from './figure-row.ts'
import { loanGroup } from './loan-rows.ts'
import { sponsorGroup } from './sponsor-rows.ts'

/** Every line of the comparison, in the order in which it is shown, printed and saved. */
export function figureGroups({ assumptions, exchange }: FileOfferings): readonly FigureGroup[] {
  return [dollarGroup, loanGroup, backGroup(assumptions), caseGroup(assumptions), exchangeGroup(exchange), sponsorGroup]
}
