import type { StateFigures } from '@dst/domain/parameters/states'
import { leftOutItems } from '~/lib/states/left-out-items.ts'
import type { StateSection } from './state-page-content.ts'

/** The section about what can touch the tax of this state and is not computed. */
export function leftOutSection(state: StateFigures): StateSection {
  return {
    id: 'left-out',
    heading: 'What the estimate leaves out',
    blocks: [{ kind: 'list', items: leftOutItems(state) }],
  }
}
