import { parseAst, type Plugin } from 'vite'

/** The keys of a parameter of the domain, and those of them that only the page of figures shows, from its HTML. */
const parameterKeys = ['label', 'unit', 'value', 'source', 'reviewed']
const provenance = new Set(['label', 'source'])

interface Span {
  readonly start: number
  readonly end: number
}

/** A parameter of the calculator, whose explanation names its assumptions and their sources in the browser. */
const explained = 'calculatorBaseYear'

/**
 * Leaves the names and sources of the domain's parameters out of the scripts of the site, which read their values:
 * texts that nobody reads would be a fortieth of the first scripts of some pages. The calculator's keep theirs.
 */
export function withoutProvenance(): Plugin {
  return {
    name: 'without-provenance',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]domain[\\/]dist[\\/]/, code: 'reviewed:' },
      handler: (code) => (code.includes(`${explained} =`) ? undefined : { code: withoutTexts(code), map: null }),
    },
  }
}

/** The module with empty texts for the name and the source of each parameter. */
export function withoutTexts(code: string): string {
  const texts = provenanceIn(parseAst(code)).toSorted((one, other) => other.start - one.start)
  return texts.reduce((left, { start, end }) => `${left.slice(0, start)}''${left.slice(end)}`, code)
}

/** Where the texts stand in a module, or in a part of it. */
function provenanceIn(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(provenanceIn)
  if (typeof node !== 'object' || node === null) return []
  const properties = propertiesOf(node)
  const keys = properties.map(({ key }) => key.name)
  if (keys.length !== parameterKeys.length || parameterKeys.some((key) => !keys.includes(key)))
    return Object.values(node).flatMap(provenanceIn)
  return properties.flatMap(({ key, value }) => (provenance.has(key.name ?? '') ? [value] : []))
}

function propertiesOf(node: object): { key: { name?: string }; value: Span }[] {
  const { type, properties } = node as { type?: string; properties?: { type: string }[] }
  if (type !== 'ObjectExpression' || !properties) return []
  return properties.filter((each) => each.type === 'Property') as never
}
