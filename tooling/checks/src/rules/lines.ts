import { isSource, isTestOrTool, type Rule } from '../repository.ts'

interface Line {
  file: string
  index: number
  above: string
  text: string
}

/** What is wrong with each line of the files that `select` takes. */
function eachLine(select: (file: string) => boolean, fault: (line: string, of: Line) => string | undefined): Rule {
  return async ({ files, read }) => {
    const lists = await Promise.all(
      files.filter(select).map(async (file) => {
        const text = await read(file)
        return text.split('\n').flatMap((line, index, lines) => {
          const message = fault(line, { file, index, above: lines[index - 1] ?? '', text })
          return message === undefined ? [] : [{ place: `${file}:${index + 1}`, message }]
        })
      }),
    )
    return lists.flat()
  }
}

const tokens = 'packages/ui/src/styles/tokens.css'
const shown = (ending: RegExp) => (file: string) =>
  /^(?:packages\/ui\/src|apps\/web\/app)\//.test(file) && ending.test(file) && file !== tokens && !isTestOrTool(file)

const color = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i

/** Colors are defined once, as tokens; everything else on screen uses them. */
export const rawColors = eachLine(shown(/\.(?:css|tsx?|html|svg)$/), (line) => {
  const found = color.exec(line)?.[0]
  return found && `raw color ${found}; use a token of ${tokens}`
})

/**
 * Sizes and durations are defined once, as tokens. Conditions of media and container queries can't use one, and sizes
 * relative to their text or box (em, ch, %, fr, vw) are proportions.
 */
export const rawSizes = eachLine(shown(/(?<!\/fonts)\.css$/), (line) => {
  const read = line.replaceAll(/\/\*.*?\*\/|'[^']*'|@(?:media|container)[^{]*/g, '')
  const found = /(?<![\w-])\d*\.?\d+(?:px|rem|ms|s)\b/.exec(read)?.[0]
  return found && `raw size ${found}; use a token of ${tokens}`
})

const comment = /(?:^|\s|\{)(?:\/\/|\/\*|\*)\s?(.*)$/
const hasReason = /(?:--|@ts-expect-error:?)\s+\S.{9}/

/** A disabled check has its reason behind ` -- ` or on the line above. */
export const silencedChecks = eachLine(isSource, (line, { above }) => {
  const directive = comment.exec(line)?.[1] ?? ''
  if (!/(?:oxlint|eslint)-disable/.test(directive) || hasReason.test(directive)) return undefined
  return comment.exec(above)?.[1] ? undefined : 'switches a check off without a reason'
})

/** The linter reads what is imported at the top of a file, and not what is imported later. */
export const lateImports = eachLine(isSource, (line) => {
  const target = /^[^'"`]*\bimport\('((?:\.|~\/)[^']*)'\)/.exec(line)?.[1]
  return target === undefined || /\.\w+(?:\?\w+)?$/.test(target) ? undefined : `${target} lacks its extension`
})

const sources = 'apps/api/src/'
const sqlHome = `${sources}database/`
const statement = /\bsql(?=[<`.])|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)(?=\()/

/** Every statement of the API stands in one folder. That only it imports the query builder, the architecture says. */
export const sqlElsewhere = eachLine(
  (file) => file.startsWith(sources) && !file.startsWith(sqlHome) && isSource(file) && !isTestOrTool(file),
  (line) => {
    const found = statement.exec(line)?.[0]
    return found && `${found} belongs in ${sqlHome}`
  },
)

/** Everyone installs from the registry they have configured. A deprecation notice is text and fetches nothing. */
export const registryHosts = eachLine(
  (file) => /(?:^|\/)(?:(?:pnpm-lock|package-lock|yarn)\.\w+|\.npmrc)$/.test(file),
  (line) => (/^(?!\s*deprecated:).*https?:\/\//.test(line) ? 'names a host to install from' : undefined),
)

const longest = 120
const handwritten = /\.(?:[cm]?[jt]sx?|css|html|md|ya?ml|sh)$|(?:^|\/)\.[\w-]+$/
const data = /^packages\/content\/src\/|\/test-vectors\/|(?:^|\/)(?:pnpm-lock\.yaml|CHANGELOG\.md)$/
/** A word that can't be wrapped, or a regular expression; in a document also a table row, a link or a comment. */
const unbreakable = /\S{70}|^\s*\/.*\/[a-z]*\)?[,;]?\s*$/
const unbreakableInDocument = /^\s*\||\]\([^)]*\)|^\s*<!--.*-->\s*$/

/** No line has over 120 characters but data and what can't be wrapped. */
export const lineLengths = eachLine(
  (file) => handwritten.test(file) && !data.test(file),
  (line, { file }) => {
    const { length } = Array.from(line)
    if (length <= longest || unbreakable.test(line)) return undefined
    if (file.endsWith('.md') && unbreakableInDocument.test(line)) return undefined
    return `has ${length} characters; above ${longest} a line is wrapped`
  },
)

// Not within quotes, as in the cases of this rule.
const wait = /^[^'"`]*(?:\bwaitForTimeout\(|\bsleep\(|\bsetTimeout\(\s*(?:resolve|done)\b)/

/** A test waits for what happens, not for a while; one that can't is in the full run, in a file with that tag. */
export const fixedWaits = eachLine(
  (file) => /\.(?:test|e2e)\.tsx?$/.test(file),
  (line, { text }) =>
    wait.test(line) && !/@full\b|@module-tag full\b|\[full\b/.test(text)
      ? 'waits for a fixed time, without the tag `full`'
      : undefined,
)

/** Actions of others are pinned to whole commits, with the version beside; ours have the commit of the workflow. */
export const pinnedActions = eachLine(
  (file) => /^\.github\/.*\.ya?ml$/.test(file),
  (line) => {
    const [, action = '', rest = ''] = /^\s*(?:-\s+)?uses:\s*(?!\.\/)(\S+)(.*)$/.exec(line) ?? []
    if (action === '') return undefined
    if (!/@[\da-f]{40}$/.test(action)) return `${action} is not pinned to a whole commit`
    return /#\s*v\d/.test(rest) ? undefined : `${action} does not say its version`
  },
)

/** A workflow's token only reads the contents, unless a comment beside a job's permission says why. */
export const workflowPermissions = eachLine(
  (file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file),
  (line, { index, text }) => {
    if (index === 0 && !/^permissions:\n {2}contents: read\n(?! {2}\S)/m.test(text))
      return 'does not restrict its token to "contents: read" at its top'
    return /^\s*(?:permissions: *\S|[\w-]+: write\s*$)/.test(line)
      ? `"${line.trim()}" has no reason beside it`
      : undefined
  },
)

const absent = /\bspec(?:ification)?(?: section)? \d|\bthe spec(?:ification)?\b|\bspecification section\b/i

/** No file refers to a document that isn't in the repository: docs/product describes what the product does. */
export const absentSpecification = eachLine(
  (file) => /\.(?:[cm]?[jt]sx?|css|md|json|ya?ml)$/.test(file) && !/^pnpm-lock|^tooling\/checks\//.test(file),
  (line) => {
    const found = absent.exec(line)?.[0]
    return found && `refers to "${found}", which is not in the repository; name a section of docs/product`
  },
)
