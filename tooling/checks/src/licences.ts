import { execFileSync } from 'node:child_process'

/** The packages of each license, as `pnpm licenses` lists them. */
export type Licences = Readonly<Record<string, readonly { readonly name: string }[]>>

/** Licenses that ask for no more than their text beside the copy. */
const taken = /^(?:0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MIT-0|Unlicense)$/

/** Others, by the packages that may have them: font files, and what only runs while the site is built. */
const exceptions: Readonly<Record<string, RegExp>> = { 'OFL-1.1': /^@fontsource/, 'MPL-2.0': /^lightningcss/ }

/** What the product ships or runs with. */
export function installedLicences(root: string): Licences {
  const list = ['licenses', 'list', '--recursive', '--prod', '--json']
  return JSON.parse(execFileSync('pnpm', list, { cwd: root, encoding: 'utf8' })) as Licences
}

/** The packages whose license nobody has agreed to, each with its license. */
export function refusedLicenses(licences: Licences): string[] {
  return Object.entries(licences).flatMap(([licence, packages]) => {
    const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
    return packages
      .filter(({ name }) => !choices.some((choice) => taken.test(choice) || exceptions[choice]?.test(name)))
      .map(({ name }) => `${name}: ${licence}`)
  })
}
