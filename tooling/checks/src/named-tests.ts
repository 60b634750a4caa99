import ts from 'typescript'

/** What a document says proves it: one test, by its file and its exact title. */
export interface NamedTest {
  file: string
  title: string
}

/** The tests that a line names, written as a path in a code span, a colon, and titles in double quotes. */
export function testsNamedIn(line: string): NamedTest[] {
  return [...line.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)`:((?:,? "[^"]+")+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  )
}

/** The titles of the tests in a file, placeholders as written; what is skipped proves nothing and is left out. */
export function testTitles(file: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = titleOf(node.arguments[0])
      if (title !== undefined) titles.add(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return titles
}

/** Whether a call declares a test: `test(...)`, `test.runIf(...)(...)`, `test.each(...)(...)`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test'
  const modifier = ts.isCallExpression(called) ? called.expression : called
  if (!ts.isPropertyAccessExpression(modifier) || !isTest(modifier.expression)) return false
  return !['skip', 'todo', 'fixme', 'describe', 'use', 'step'].includes(modifier.name.text)
}

/** A literal title, or a template as it is written, without its backticks. */
function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (argument === undefined) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? writtenTemplate(argument) : undefined
}

function writtenTemplate({ head, templateSpans }: ts.TemplateExpression): string {
  const spans = templateSpans.map(({ expression, literal }) => {
    const name = ts.isIdentifier(expression) ? expression.text : '...'
    return `\${${name}}${literal.text}`
  })
  return head.text + spans.join('')
}
