import { commentText, literal, spoken } from './names.ts'

/** The texts used in a part's files. */
export interface PartWords {
  /** In kebab-case. */
  name: string
  className: string
  symbol: string
  /** What it is, when to use it and when not to, a sentence each. */
  is: string
  use: string
  avoid: string
}

/** A component's files by file name ending: text in a frame. */
export function componentFiles(words: PartWords): Record<string, string> {
  const { name, className, symbol, is } = words
  const sample = spoken(name)
  return {
    tsx: `import type { ReactNode } from 'react'

/** Props of {@link ${symbol}}. */
export interface ${symbol}Props {
  /** The text. */
  children: ReactNode
}

/** ${commentText(is)} */
export function ${symbol}({ children }: ${symbol}Props): ReactNode {
  return <div className="${className}">{children}</div>
}
`,
    css: sheetOf(className),
    'stories.tsx': storiesOf(words, 'Components', {
      plain: { children: sample },
      long: { children: `${sample} with more words than a line of a phone can hold, so that its wrapping is seen` },
    }),
    'docs.tsx': docsOf(words, {
      naming: 'Its text.',
      draw: (content) => `<${symbol}>${content}</${symbol}>`,
      conformance: `{ kind: 'text', text: ${literal(sample)}, element: <${symbol}>${sample}</${symbol}> }`,
    }),
  }
}

/** A pattern's files by file name ending: a heading with content under it. */
export function patternFiles(words: PartWords): Record<string, string> {
  const { name, className, symbol, is } = words
  const sample = spoken(name)
  return {
    tsx: `import type { ReactNode } from 'react'

/** Props of {@link ${symbol}}. */
export interface ${symbol}Props {
  /** The heading, of level 2. */
  title: string
  /** The content under it. */
  children: ReactNode
}

/** ${commentText(is)} */
export function ${symbol}({ title, children }: ${symbol}Props): ReactNode {
  return (
    <section className="${className}">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
`,
    css: sheetOf(className),
    'stories.tsx': storiesOf(words, 'Patterns', {
      plain: { title: sample, children: 'What stands under the heading.' },
      long: { title: `${sample} with more words than a line of a phone can hold, so that its wrapping is seen` },
    }),
    'docs.tsx': docsOf(words, {
      naming: 'The title is its heading, of level 2.',
      draw: (content) => `<${symbol} title=${JSON.stringify(sample)}>${content}</${symbol}>`,
      conformance: `{
    kind: 'composition',
    role: 'heading',
    name: ${literal(sample)},
    element: <${symbol} title=${JSON.stringify(sample)}>What stands under the heading.</${symbol}>,
  }`,
    }),
  }
}

function sheetOf(className: string): string {
  return `@layer components {
  .${className} {
    display: grid;
    gap: var(--space-1);
    overflow-wrap: anywhere;
  }
}
`
}

type Args = Record<string, string>

function storiesOf({ name, symbol }: PartWords, group: string, { plain, long }: { plain: Args; long: Args }): string {
  const written = (args: Args) =>
    `{ ${Object.entries(args)
      .map(([key, value]) => `${key}: ${literal(value)}`)
      .join(', ')} }`
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${symbol} } from './${name}.tsx'

const meta = {
  title: '${group}/${symbol}',
  component: ${symbol},
  args: ${written(plain)},
} satisfies Meta<typeof ${symbol}>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const LongText: Story = { args: ${written(long)} }
`
}

interface DocsParts {
  /** Where the accessible name comes from. */
  naming: string
  draw: (content: string) => string
  conformance: string
}

function docsOf({ name, symbol, use, avoid }: PartWords, { naming, draw, conformance }: DocsParts): string {
  const drawn = (why: string) => `{ drawing: ${draw(spoken(name))}, why: ${literal(why)} }`
  return `import type { PartDocs } from '../../foundations/part-docs.ts'
import { ${symbol} } from './${name}.tsx'

export const docs = {
  use: [${literal(use)}],
  avoid: [${literal(avoid)}],
  keyboard: [],
  name: ${literal(naming)},
  good: ${drawn(use)},
  bad: ${drawn(avoid)},
  conformance: ${conformance},
} satisfies PartDocs
`
}
