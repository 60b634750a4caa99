import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './skeleton.ts'

const folder = 'docs/product'

/**
 * The reference page, such as `docs/product/limits.md#queries`, with one more name in that section's table. The section
 * may be omitted if the page has only one table.
 */
export function markedPage(root: string, asked: string, name: string): { file: string; text: string } {
  const [path = '', section] = asked.split('#')
  const file = `${folder}/${path.replace(/^docs\/product\//, '').replace(/\.md$/, '')}.md`
  if (!existsSync(join(root, file))) {
    const pages = readdirSync(join(root, folder)).filter((page) => page.endsWith('.md'))
    throw new Refusal(`There is no page ${file}, only ${pages.toSorted().join(', ')}.`)
  }
  const text = readFileSync(join(root, file), 'utf8')
  const tables = tablesIn(text)
  if (tables.length === 0)
    throw new Refusal(`${file} has no table of parameters; write \`<!-- parameters: ${name} -->\` where it belongs.`)
  const fitting = section === undefined ? tables : tables.filter((table) => table.section === section)
  const [table] = fitting
  if (table === undefined || fitting.length > 1) {
    const sections = tables.map((one) => `${file}#${one.section}`).join(', ')
    const reason = table === undefined ? `has no table of parameters under #${section}` : 'has several tables'
    throw new Refusal(`${file} ${reason}; give one of ${sections}.`)
  }
  return { file, text: `${text.slice(0, table.end)}, ${name}${text.slice(table.end)}` }
}

interface Table {
  /** The anchor of the heading above it. */
  section: string
  /** Where the list of names ends in the text. */
  end: number
}

function tablesIn(text: string): Table[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)]
  return [...text.matchAll(/<!-- parameters: (.+) -->/g)].map(({ index, 1: names = '' }) => {
    const heading = headings.findLast((one) => one.index < index)?.[1] ?? ''
    const section = heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-')
    return { section, end: index + '<!-- parameters: '.length + names.length }
  })
}
