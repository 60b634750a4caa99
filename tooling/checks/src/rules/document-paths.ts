import { posix } from 'node:path'
import { headingsOf, literalsOf, readmesAndDocuments } from '../documents.ts'
import type { Finding, Repository, Rule } from '../repository.ts'

/** What a build or run generates, and what the file listing omits. */
const made = /(?:^|\/)(?:dist|build|dist-storybook|reports|node_modules|fixtures|projects)(?:\/|$)/
const fromRoot = /^(?:apps|packages|tooling|docs|\.ci|\.github)\/[^\s:*<>]+$/
/** Named without its folder, or from some folder on, where the text around it says which. */
const byItsEnd = /^[\w-][\w/.{},-]*\.(?:[cm]?[jt]sx?|css|html|mdx?|tsv|svg|sh|ya?ml|json)$/

/** Files that a build, a server or a command writes. */
const written =
  /^(?:__spa-fallback\.html|404\.html|auth-keys\.json|bill-of-materials\.json|faq\/index\.html|site-paths\.json)$/

/** Every path, bare file name and link in a document leads to a file, a folder or a heading of this repository. */
export const documentPaths: Rule = async (repository) => {
  const findings: Finding[] = []
  for (const file of readmesAndDocuments(repository))
    for (const { kind, text, place } of literalsOf(file, await repository.read(file))) {
      if (kind === 'code') findings.push(...missing(text, repository).map((message) => ({ place, message })))
      else if (!(await resolves(repository, file, text)))
        findings.push({ place, message: `links to ${text}, which is not there` })
    }
  return findings
}

/** The paths of a code span or a command that aren't there; a span may also name one by its end. */
function missing(literal: string, repository: Repository): string[] {
  const paths = literal
    .replace(/^\/\/.*/, '')
    .split(/\s+/)
    .filter((word) => fromRoot.test(word) || (word === literal && byItsEnd.test(word)))
  return paths
    .flatMap((path) => choices(path.replace(/#.*|[,.;]$/, '')))
    .filter((path) => !made.test(path) && !written.test(path) && !exists(repository, path))
    .map((path) => `names ${path}, which is not there`)
}

/** `{a,b}` means both. */
function choices(path: string): string[] {
  const [, before = '', list, after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? []
  return list === undefined ? [path] : list.split(',').map((choice) => `${before}${choice}${after}`)
}

function exists({ files }: Repository, path: string): boolean {
  const bare = path.replace(/\/$/, '')
  const isEnd = byItsEnd.test(path) && !fromRoot.test(path)
  return files.some((file) => file === bare || file.startsWith(`${bare}/`) || (isEnd && file.endsWith(`/${bare}`)))
}

async function resolves(repository: Repository, from: string, target: string): Promise<boolean> {
  if (/^[a-z]+:/.test(target)) return true
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : posix.join(posix.dirname(from), path)
  if (!exists(repository, file)) return false
  return anchor === undefined || headingsOf(await repository.read(file)).includes(anchor)
}

/** Every alert names the heading of a document that says what to do. */
export const alertRunbooks: Rule = async (repository) => {
  const findings: Finding[] = []
  for (const file of repository.files.filter((name) => /(?:^|\/)alerts\.ya?ml$/.test(name))) {
    const text = await repository.read(file)
    for (const { index, 0: entry, 1: name } of text.matchAll(/- alert: (\S+)$(?:\n(?!\s*- alert:).*)*/gm)) {
      const place = `${file}:${text.slice(0, index).split('\n').length}`
      const runbook = /^\s+runbook: (\S+)$/m.exec(entry)?.[1]
      if (runbook === undefined) findings.push({ place, message: `${name} has no runbook` })
      else if (!(await resolves(repository, '', runbook)))
        findings.push({ place, message: `${name} leads to ${runbook}, which is not there` })
    }
  }
  return findings
}
