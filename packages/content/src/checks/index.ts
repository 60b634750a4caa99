export { findPromises, quotesBareYield } from './promises.ts'
export { findWrongStatements, missingCompanions } from './statements.ts'
