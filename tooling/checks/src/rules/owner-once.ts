import ts from 'typescript'
import { isSource, isTestOrTool, type Finding, type Rule } from '../repository.ts'
import { isWords } from '../words.ts'

const home = 'packages/content/src/site/site.ts'
const facts = /^ {2}(?:phone: \{ display|brand|email|noReplyEmail): '([^']+)'/gm

/** Samples that show the design system's parts; it is on no page. */
const samples = 'packages/ui/src/testing/sample-props.ts'

/** Brand, addresses and phone number are only in the site's configuration, so that a new owner edits one file. */
export const ownerOnce: Rule = async ({ files, read }) => {
  const values = [...(await read(home)).matchAll(facts)].map(([, value = '']) => value)
  if (values.length === 0) return [{ place: home, message: 'names no brand and no address' }]
  const sources = files.filter(
    (file) =>
      /^(?:apps|packages)\//.test(file) && isSource(file) && !isTestOrTool(file) && file !== home && file !== samples,
  )
  const lists = await Promise.all(sources.map(async (file) => findIn(file, await read(file), values)))
  return lists.flat()
}

function findIn(file: string, text: string, values: readonly string[]): Finding[] {
  if (!values.some((value) => text.includes(value))) return []
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const findings: Finding[] = []
  const visit = (node: ts.Node): void => {
    const said = isWords(node) ? values.find((value) => node.text.includes(value)) : undefined
    if (said !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      findings.push({ place: `${file}:${line + 1}`, message: `says ${said}; read it from ${home}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return findings
}
