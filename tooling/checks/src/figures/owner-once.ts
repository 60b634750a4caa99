import type { Rule } from '../repository.ts'
import { readProduct, literalsIn } from './literals.ts'

const home = 'packages/content/src/site/site.ts'
const facts = /^ {2}(?:phone: \{ display|brand|email|noReplyEmail): '([^']+)'/gm

/** Samples that show the design system's parts; none of them is on a page. */
const samples = /^packages\/ui\/src\/(?:testing\/sample-props\.ts|.*\.docs\.tsx$)/

/** Brand, addresses and phone number are only in the site's configuration, so that a new owner edits one file. */
export const ownerOnce: Rule = async (repository) => {
  const values = [...(await repository.read(home)).matchAll(facts)].map(([, value = '']) => value)
  if (values.length === 0) return [{ place: home, message: 'names no brand and no address' }]
  const saidIn = (text: string) => values.find((value) => text.includes(value))
  const sources = await readProduct(repository, (file) => file !== home && !samples.test(file))
  return sources
    .filter(({ text }) => saidIn(text) !== undefined)
    .flatMap(({ file, text }) => literalsIn(file, text))
    .flatMap(({ value, place }) => {
      const said = saidIn(String(value))
      return said === undefined ? [] : [{ place, message: `says ${said}; read it from ${home}` }]
    })
}
