import { execFileSync } from 'node:child_process'

/** A package that the product ships or runs with, as CycloneDX lists it. */
export interface Component {
  readonly name: string
  readonly group?: string
  readonly version: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/** Licences that ask for no more than their text beside the copy. */
const taken = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

/** Others, by the packages that may have them. */
const exceptions: Readonly<Record<string, RegExp>> = {
  // Font files.
  'OFL-1.1': /^@fontsource/,
  // Runs while the site is built; nothing of it is shipped.
  'MPL-2.0': /^lightningcss/,
  // The product itself.
  UNLICENSED: /^@dst\//,
  'SEE LICENSE IN LICENSE': /^@dst\//,
}

/** Every package that the product ships or runs with, from the lock file and what is installed. */
export function billOfMaterials(root: string): readonly Component[] {
  const text = execFileSync('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--prod'], { cwd: root, encoding: 'utf8' })
  return (JSON.parse(text) as { components: Component[] }).components
}

/** The packages whose licence nobody has agreed to, each with its licence. */
export function refusedLicences(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const name = [component.group, component.name].filter(Boolean).join('/')
    const licence = licenceOf(component)
    const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
    if (choices.some((choice) => taken.has(choice) || exceptions[choice]?.test(name))) return []
    return [`${name} ${component.version}: ${licence}`]
  })
}

function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'no licence')
  return names.join(' AND ') || 'no licence'
}
