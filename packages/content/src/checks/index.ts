export { findPromises, quotesBareYield } from './promises'
export { findWrongStatements, missingCompanions } from './statements'
