/** Values and types that exported types are made of, but that nobody would name. By package: file and name. */
export const intentionallyNotExported: Readonly<Record<string, readonly string[]>> = {
  domain: [
    'src/parameters/state-tax.ts:rates',
    'src/figures/figure-groups.ts:groups',
    'src/tax-estimate/federal-figures.ts:figuresByYear',
  ],
}
