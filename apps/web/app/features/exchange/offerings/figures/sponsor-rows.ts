import { stateNames } from '@dst/domain/exchange-facts'
import type { Offering } from '@dst/domain/offerings'
import { longDate } from '@dst/domain/wording'
import { typedRow, type FigureGroup, type FigureRow } from './figure-row.ts'

const leases = { none: 'none', outside: 'a tenant from outside', affiliate: 'an affiliate of the sponsor' } as const

type CountName = 'yearsActive' | 'programsCompleted' | 'programsCut' | 'lenderLosses' | 'suitsDisclosed'

/** What the memorandum states of sponsor and property, as it was typed. */
export const sponsorGroup: FigureGroup = {
  id: 'sponsor',
  heading: 'Sponsor as stated',
  rows: [
    typedRow({ id: 'sponsor-name', label: 'Sponsor' }, ({ sponsor }) => sponsor),
    countRow('yearsActive', 'Years in business'),
    countRow('programsCompleted', 'Programs sold so far'),
    countRow('programsCut', 'Programs that cut or stopped distributions'),
    countRow('lenderLosses', 'Properties lost to a lender'),
    countRow('suitsDisclosed', 'Suits disclosed'),
    typedRow({ id: 'record-as-of', label: 'Record as of' }, ({ asOf }) =>
      asOf === undefined ? undefined : longDate(asOf as `${number}-${number}-${number}`),
    ),
    typedRow({ id: 'kind', label: 'Kind of property' }, ({ propertyType }) => propertyType),
    typedRow({ id: 'state', label: 'State' }, stateIn),
    typedRow({ id: 'tenant', label: 'Main tenant' }, ({ tenant }) => tenant),
    typedRow({ id: 'master-lease', label: 'Master lease' }, ({ masterLease }) =>
      masterLease === undefined ? undefined : leases[masterLease],
    ),
    typedRow({ id: 'ends-in-units', label: 'The plan ends in partnership units' }, ({ mandatory721 }) => {
      if (mandatory721 === undefined) return undefined
      return mandatory721 ? 'yes' : 'no'
    }),
  ],
}

function countRow(name: CountName, label: string): FigureRow {
  return typedRow({ id: name, label, unit: 'count' }, (offering) => offering[name])
}

function stateIn({ state }: Offering): string | undefined {
  return state === undefined ? undefined : stateWords(state)
}

/** A state by its name; "several" as words. */
export function stateWords(state: string): string {
  return state === 'several' ? 'several states' : (stateNames[state as keyof typeof stateNames] ?? state)
}
