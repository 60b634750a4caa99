import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, Logger, LogLevel, OptionDefaults, ReflectionKind, type ProjectReflection } from 'typedoc'
import { intentionallyNotExported } from './intentionally-not-exported.ts'

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))

/** The packages that have a reference. */
export const documentedPackages = ['api-client', 'auth', 'auth-server', 'content', 'contracts', 'domain', 'ui'] as const

/** The reference of one package before it is written, and everything that TypeDoc warned of. */
export interface Reference {
  readonly application: Application
  readonly project: ProjectReflection | undefined
  readonly warnings: readonly string[]
}

/**
 * Reads what a package exports, with its docstrings, from its sources: packages/`name`, or another folder that has a
 * package.json and a tsconfig.json.
 */
export async function readReference(name: string, folder = join(packages, name)): Promise<Reference> {
  const application = await Application.bootstrap({
    name: `@dst/${name}`,
    entryPoints: await entryPointsOf(folder),
    basePath: folder,
    tsconfig: join(folder, 'tsconfig.json'),
    readme: join(folder, 'README.md'),
    // Each package's own type check finds these.
    skipErrorChecking: true,
    disableSources: true,
    excludeExternals: true,
    blockTags: [...OptionDefaults.blockTags, '@source'],
    requiredToBeDocumented: ['Class', 'Enum', 'EnumMember', 'Function', 'Interface', 'TypeAlias', 'Variable'],
    validation: { invalidLink: true, notDocumented: true, notExported: true },
    intentionallyNotExported: [...(intentionallyNotExported[name] ?? [])],
  })
  const log = new Warnings()
  application.logger = log
  const project = await application.convert()
  if (project) {
    application.options.setValue('intentionallyNotDocumented', labeledIn(project))
    application.validate(project)
  }
  return { application, project, warnings: log.messages }
}

/** What is said about the parameters of the domain: each has a label, which says what a docstring would. */
function labeledIn(project: ProjectReflection): string[] {
  return project
    .getReflectionsByKind(ReflectionKind.Variable)
    .filter(({ parent }) => parent?.name === 'src/parameters/provenance')
    .map((variable) => variable.getFriendlyFullName())
}

/** The sources of every entry with code that an installed package has. */
async function entryPointsOf(folder: string): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  return Object.values(exports)
    .map((targets) => (typeof targets === 'string' ? targets : targets['@dst/source']))
    .filter((source) => /^\.\/src\/.*\.tsx?$/.test(source))
    .map((source) => join(folder, source))
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly '@dst/source': string }>>
}

/** Keeps warnings and errors instead of printing them. */
class Warnings extends Logger {
  readonly messages: string[] = []

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.messages.push(message)
  }
}
