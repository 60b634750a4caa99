/** What is shown and printed once something was typed: both are loaded together. */
export { Compared } from './compared.tsx'
export { OfferingsPaper } from './offerings-paper.tsx'
