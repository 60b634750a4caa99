import { readFile } from 'node:fs/promises'
import { basename, matchesGlob } from 'node:path'
import {
  checkPackage,
  createPackageFromTarballData,
  type CheckResult,
  type Package,
  type Problem,
} from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What is read of a packed manifest. */
interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly sideEffects?: boolean | readonly string[]
  readonly repository?: { readonly directory?: string }
}

/** Where the code is, where to report a fault, and what a registry finds the package by. */
const described = ['repository', 'homepage', 'bugs', 'keywords'] as const

/** What a packed package promises and doesn't keep, one line a finding: publint, attw, and what the two don't look at. */
export async function checkTarball(path: string): Promise<string[]> {
  const data = await readFile(path)
  const installed = createPackageFromTarballData(new Uint8Array(data))
  const manifest = JSON.parse(installed.readFile(fileIn(installed, 'package.json'))) as Manifest
  const { messages, pkg } = await publint({ pack: { tarball: copyOf(data) }, strict: true })
  const checked = await checkPackage(installed, { excludeEntrypoints: untyped(manifest) })
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
    ...wrongTypes(checked, manifest),
    ...missingFiles(installed),
    ...unshippedSideEffects(manifest, installed),
    ...undescribed(manifest),
  ].map((finding) => `${basename(path)}: ${finding}`)
}

function wrongTypes(checked: CheckResult, manifest: Manifest): string[] {
  if (checked.types === false) return ['attw: no types']
  return checked.problems.filter((problem) => !isAccepted(problem, manifest)).map(describe)
}

/**
 * Node 10's resolution knows no `exports`; every supported Node does. The design system is made of ES modules alone:
 * two kinds of modules would mean two instances of each React context.
 */
function isAccepted(problem: Problem, { name }: Manifest): boolean {
  if ('resolutionKind' in problem && problem.resolutionKind === 'node10') return true
  return problem.kind === 'CJSResolvesToESM' && name === '@dst/ui'
}

function describe(problem: Problem): string {
  const { kind, ...where } = problem
  return `attw: ${kind} ${JSON.stringify(where)}`
}

/** Style sheets, fonts and data have no types. */
function untyped({ exports }: Manifest): string[] {
  return Object.keys(exports).filter((name) => /\.(?:css|json|woff2)$/.test(name))
}

function missingFiles(installed: Package): string[] {
  return ['README.md', 'CHANGELOG.md', 'LICENSE']
    .filter((name) => !installed.fileExists(fileIn(installed, name)))
    .map((name) => `no ${name}`)
}

function unshippedSideEffects({ sideEffects }: Manifest, installed: Package): string[] {
  if (sideEffects === false) return []
  if (!Array.isArray(sideEffects)) return ['no sideEffects, so nothing unused is ever left out']
  const files = installed.listFiles().map((file) => file.replace(fileIn(installed, ''), ''))
  return sideEffects
    .filter((pattern: string) => !files.some((file) => matchesGlob(file, pattern)))
    .map((pattern: string) => `sideEffects names ${pattern}, which is not shipped`)
}

function undescribed(manifest: Manifest): string[] {
  const folder = `packages/${manifest.name.replace('@dst/', '')}`
  const { repository } = manifest
  return [
    ...described.filter((field) => !(field in manifest)).map((field) => `no ${field}`),
    ...(repository && repository.directory !== folder ? [`repository.directory is not ${folder}`] : []),
  ]
}

function fileIn({ packageName }: Package, name: string): string {
  return `/node_modules/${packageName}/${name}`
}

function copyOf(data: Buffer): ArrayBuffer {
  return new Uint8Array(data).buffer
}
