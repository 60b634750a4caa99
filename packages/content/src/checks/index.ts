export { findPromises, quotesBareYield } from './promises'
