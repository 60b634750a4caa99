import { Refusal } from './skeleton.ts'

/** The one word of a call, in kebab-case: "fee-note". Refuses several, and another form. */
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

/** A text as a literal of TypeScript in single quotes. */
export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** A text as it can stand in a comment between slashes and stars. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '*\\/').replaceAll('\n', ' ')
}
