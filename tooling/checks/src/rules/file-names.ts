import { isSource, type Finding, type Rule } from '../repository.ts'

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'types', 'type', 'manager', 'misc'])
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const pascal = /^[A-Z][A-Za-z0-9]*$/

/** No meaningless names, and kebab-case for source files; a component's file may have the component's name. */
export const fileNames: Rule = async ({ files }) =>
  files.filter(isSource).flatMap((file): Finding[] => {
    const parts = file.split('/')
    const nameless = parts.map((part) => part.split('.')[0] ?? '').find(saysNothing)
    if (nameless !== undefined) return [{ place: file, message: `"${nameless}" says nothing about its content` }]
    const name = parts.at(-1) ?? ''
    const stem = name.split('.')[0] ?? ''
    // A leading dot marks a tool's own file, and the framework gives $ and _ a meaning in route files.
    if (stem === '' || /\/app\/routes\//.test(file)) return []
    return kebab.test(stem) || (name.includes('.tsx') || name.endsWith('.tsx') ? pascal.test(stem) : false)
      ? []
      : [{ place: file, message: 'is not named in kebab-case' }]
  })

function saysNothing(name: string): boolean {
  return vague.has(name) || vague.has(name.split('-').at(-1) ?? '')
}
