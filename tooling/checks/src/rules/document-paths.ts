import { posix } from 'node:path'
import { documentsOf, headingsOf, literalsOf } from '../documents.ts'
import type { Finding, Repository, Rule } from '../repository.ts'

/** What a build or run generates, and what the file listing omits. */
const made = /(?:^|\/)(?:dist|build|dist-storybook|reports|node_modules|lighthouse|fixtures)(?:\/|$)/

/** Every path and link in a document points to an existing file, folder or heading in this repository. */
export const documentPaths: Rule = async (repository) => {
  const findings = await Promise.all(
    documentsOf(repository).map(async (file) => findingsIn(repository, file, await repository.read(file))),
  )
  return findings.flat()
}

async function findingsIn(repository: Repository, file: string, text: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { kind, text: literal, place } of literalsOf(file, text)) {
    if (kind === 'link') {
      if (!(await resolves(repository, file, literal)))
        findings.push({ place, message: `links to ${literal}, which is not there` })
      continue
    }
    const missing = pathsIn(literal).filter((path) => !made.test(path) && !exists(repository, path))
    findings.push(...missing.map((path) => ({ place, message: `names ${path}, which is not there` })))
  }
  return findings
}

const fromRoot = /^(?:node )?((?:apps|packages|tooling|docs)\/[^\s:*]+)$/
/** Named without its folder, or from some folder on, where the text around it says which. */
const ofSource = /^([\w-][\w/.{},-]*\.(?:tsx?|cjs|css))$/

/** The paths that a code span refers to, whole or by their ends; `{a,b}` means both. */
function pathsIn(literal: string): string[] {
  const path = (fromRoot.exec(literal) ?? ofSource.exec(literal))?.[1]
  if (path === undefined) return []
  const [, before = '', choices, after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? []
  return choices === undefined ? [path] : choices.split(',').map((choice) => `${before}${choice}${after}`)
}

function exists({ files }: Repository, path: string): boolean {
  const bare = path.replace(/\/$/, '')
  return files.some((file) => file === bare || file.startsWith(`${bare}/`) || endsWith(file, bare))
}

function endsWith(file: string, path: string): boolean {
  return ofSource.test(path) && !fromRoot.test(path) && file.endsWith(`/${path}`)
}

async function resolves(repository: Repository, from: string, target: string): Promise<boolean> {
  if (/^[a-z]+:/.test(target)) return true
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : posix.join(posix.dirname(from), path)
  if (!exists(repository, file)) return false
  return anchor === undefined || headingsOf(await repository.read(file)).includes(anchor)
}
