import { requestStates } from '@dst/contracts'
import { deliveryChannels, requestAges, type ListRequests } from '@dst/contracts/desk'

/** Which requests to list, as far as an address may say it: the search text is a person's name or address. */
export type RequestFilters = Omit<ListRequests, 'search' | 'cursor'>

const longestCrd = 10

/** Reads the filters of an address; what no list knows is left out. */
export function filtersFromQuery(query: URLSearchParams): RequestFilters {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name))
  const firm = query.get('firm') ?? ''
  const filters: RequestFilters = {
    state: chosen('state', requestStates),
    age: chosen('age', requestAges),
    channel: chosen('channel', deliveryChannels),
    firm: isCrd(firm) ? firm : undefined,
    needsHelp: query.get('help') === 'yes' ? true : undefined,
  }
  return withoutEmpty(filters)
}

/** The filters as the query of an address. */
export function queryOfFilters({ state, age, firm, channel, needsHelp }: RequestFilters): Record<string, string> {
  return withoutEmpty({ state, age, firm, channel, help: needsHelp === true ? 'yes' : undefined })
}

/** Whether this can be the CRD number of a firm. */
export function isCrd(text: string): boolean {
  return text.length <= longestCrd && /^\d+$/.test(text)
}

type Filled<Values> = { [Name in keyof Values]: Exclude<Values[Name], undefined> }

function withoutEmpty<Values extends object>(values: Values): Filled<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Filled<Values>
}
