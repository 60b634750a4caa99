import { stateNames } from '@dst/domain/exchange-facts'

/** The states as choices, after that of none. For loaders only: the page has the names, and its script does not. */
export const stateOptions = [
  { value: '', label: 'Not chosen' },
  ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
]
