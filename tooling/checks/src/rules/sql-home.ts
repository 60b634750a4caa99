import { isTestOrTool, type Rule } from '../repository.ts'

const source = 'apps/api/src/'
const home = `${source}database/`
const statement = /\bsql(?=[<`.])|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)(?=\()/

/** Every statement of the API stands in one folder. That only it imports the query builder, the architecture says. */
export const sqlHome: Rule = async ({ files, read }) => {
  const outside = files.filter(
    (file) => file.startsWith(source) && !file.startsWith(home) && file.endsWith('.ts') && !isTestOrTool(file),
  )
  const found = outside.map(async (file) =>
    (await read(file)).split('\n').flatMap((line, index) => {
      const [text] = statement.exec(line) ?? []
      return text === undefined ? [] : [{ place: `${file}:${index + 1}`, message: `${text} belongs in ${home}` }]
    }),
  )
  return (await Promise.all(found)).flat()
}
