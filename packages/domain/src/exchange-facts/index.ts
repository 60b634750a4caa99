export {
  exchangeFactLabels,
  exchangeFactNames,
  figuresKindLabels,
  toldFactNames,
  withCompanions,
} from './exchange-facts.ts'
export type { ExchangeFactName, ExchangeFacts, ToldFactName } from './exchange-facts.ts'
export { factLines } from './fact-lines.ts'
export type { FactLine } from './fact-lines.ts'
export { stateNames } from './state-names.ts'
