import { partDocs } from '@dst/ui/docs'
import { ArgTypes, Description, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { lastChangeOf } from './part-history.ts'

const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../../packages/ui/CHANGELOG.md', { eager: true, query: '?raw', import: 'default' }),
)
const changesets = Object.values(
  import.meta.glob<string>('../../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' }),
)

// Parts that are laid out by the width of the window.
const pageWide = /^Patterns\/|\/Footer$/

/** The docs of a component: appearance, when to use it, props, keyboard, accessible name and states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const symbol = symbolOf(preparedMeta.title)
  const part = folderOf(symbol)
  return (
    <>
      <Title />
      <Subtitle />
      <Status symbol={symbol} folder={part} experimental={preparedMeta.tags?.includes('experimental') ?? false} />
      <Description />
      <Primary />
      <Advice part={part} isPageWide={pageWide.test(preparedMeta.title)} />
      <h2>Props</h2>
      <ArgTypes />
      <Stories title={<h2>Every state</h2>} includePrimary={false} />
    </>
  )
}

/** Whether the part may still change without notice, and when it last did. */
function Status({ symbol, folder, experimental }: { symbol: string; folder: string; experimental: boolean }) {
  if (!partDocs.has(folder)) return null
  const version = lastChangeOf(symbol, folder, { changelog, changesets })
  return (
    <p>
      <strong>{experimental ? 'Experimental' : 'Stable'}</strong>
      {version === 'next' ? '. Changed in the next release of @dst/ui.' : `. Last changed in @dst/ui ${version}.`}
    </p>
  )
}

function Advice({ part, isPageWide }: { part: string; isPageWide: boolean }) {
  const docs = partDocs.get(part)
  if (docs === undefined) return null
  const { use, avoid, keyboard, name, good, bad } = docs
  return (
    <>
      <List heading="Use it for" lines={use} />
      <List heading="Not for" lines={avoid} />
      <h2>Do and don’t</h2>
      <div className="docs-examples" data-page-wide={isPageWide || undefined}>
        <Drawing verdict="do" {...good} />
        <Drawing verdict="dont" {...bad} />
      </div>
      <h2>Keyboard</h2>
      {keyboard.length === 0 ? (
        <p>It takes no focus: there is nothing to press.</p>
      ) : (
        <Markdown>{keyboardTable(keyboard)}</Markdown>
      )}
      <h2>Accessible name</h2>
      <Markdown>{name}</Markdown>
    </>
  )
}

function List({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <Markdown>{lines.map((line) => `- ${line}`).join('\n')}</Markdown>
    </>
  )
}

const verdicts = { do: 'Do', dont: 'Don’t' } as const

interface DrawingProps {
  verdict: keyof typeof verdicts
  drawing: ReactNode
  why: string
}

function Drawing({ verdict, drawing, why }: DrawingProps) {
  return (
    <figure className="docs-example sb-unstyled" data-verdict={verdict}>
      <div className="docs-example-drawing">{drawing}</div>
      <figcaption>
        <strong>{verdicts[verdict]}.</strong> {why}
      </figcaption>
    </figure>
  )
}

function keyboardTable(keyboard: readonly { keys: string; does: string }[]): string {
  return ['| Keys | What they do |', '|---|---|', ...keyboard.map(({ keys, does }) => `| ${keys} | ${does} |`)].join(
    '\n',
  )
}

/** `NativeSelect` of `Components/NativeSelect (dropdown)`: what others call a part stands in brackets. */
function symbolOf(title: string): string {
  const [name = ''] = (title.split('/').at(-1) ?? '').split(' (')
  return name
}

/** `native-select` of `NativeSelect`. */
function folderOf(symbol: string): string {
  return symbol.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
