import { examplesOf, guidanceOf } from '@dst/ui/guidance'
import { Controls, Description, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** The docs of a component: appearance, when to use it, props, keyboard, accessible name and states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const part = partOf(preparedMeta.title)
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Advice part={part} />
      <h2>Props</h2>
      <Controls />
      <Stories title={<h2>Every state</h2>} includePrimary={false} />
    </>
  )
}

function Advice({ part }: { part: string }) {
  const guidance = guidanceOf(part)
  if (guidance === undefined) return null
  const { use, avoid, keyboard, name } = guidance
  return (
    <>
      <List heading="Use it for" lines={use} />
      <List heading="Not for" lines={avoid} />
      <DoAndDont part={part} />
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

function DoAndDont({ part }: { part: string }) {
  const examples = examplesOf(part)
  if (examples === undefined) return null
  return (
    <>
      <h2>Do and don’t</h2>
      <div className="docs-examples">
        <Drawing verdict="do" {...examples.good} />
        <Drawing verdict="dont" {...examples.bad} />
      </div>
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

/** `native-select` of `Components/NativeSelect`. */
function partOf(title: string): string {
  const name = title.split('/').at(-1) ?? ''
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
