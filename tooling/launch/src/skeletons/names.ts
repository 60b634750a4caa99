import { Refusal } from './skeleton.ts'

/** The one name given, in kebab-case: "fee-note". Rejects several names or another format. */
export function kebabName(words: readonly string[], what: string): string {
  const [name = '', ...more] = words
  if (more.length > 0) throw new Refusal(`A ${what} has one name, and "${words.join(' ')}" is ${words.length} words.`)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Refusal(`"${name}" is not in kebab-case, such as "fee-note".`)
  return name
}

/** "fee-note" as FeeNote. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** "fee-note" as feeNote. */
export function camelCase(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** "fee-note" as "Fee note". */
export function spoken(kebab: string): string {
  const words = kebab.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text as a single-quoted TypeScript literal. */
export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** The text, escaped for use in a block comment. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '*\\/').replaceAll('\n', ' ')
}
