import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

const entries = [
  {
    label: 'How is boot taxed, and in which order?',
    href: '#boot',
    kind: 'Answer',
    line: 'Cash that you keep and debt that you do not replace are taxed first, up to your whole gain.',
  },
  { label: 'Boot', href: '#term', kind: 'Glossary', line: 'Value received in an exchange that is not like-kind.' },
  {
    label: 'What to replace, and what the tax is',
    href: '#money',
    kind: 'Tool',
    line: 'Value, cash and debt to replace, boot, and the tax of your sale.',
  },
]

const meta = {
  title: 'Patterns/SearchBox (search, combobox, autocomplete)',
  id: 'patterns-searchbox',
  component: SearchBox,
  args: {
    labels: { open: 'Search', field: 'Search this site', results: 'Search results' },
    shortcut: '/',
    text: 'boot',
    onTextChange: fn(),
    onBegin: fn(),
    groups: [{ entries }],
    status: '3 results',
    more: { label: 'All 3 results', href: '#all' },
    onChoose: fn(),
  },
  render: (args) => <Typed {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search this site' })).toHaveFocus())
    await expect(args.onBegin).toHaveBeenCalled()
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

/** Keeps what is typed, as its owner would. */
function Typed(props: SearchBoxProps) {
  const [text, setText] = useState(props.text)
  return <SearchBox {...props} text={text} onTextChange={setText} />
}

export const Results: Story = {}
export const OneChosen: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('option', { name: /^Boot/ })).toHaveAttribute('aria-selected', 'true')
  },
}
export const NothingFits: Story = {
  args: {
    status: 'No results',
    groups: [
      { heading: 'Nearest titles', entries: entries.slice(0, 2) },
      { heading: 'Or ask us', entries: entries.slice(2) },
    ],
    more: { label: 'Everything from A to Z', href: '#search' },
  },
}
export const NothingTyped: Story = { args: { text: '', status: '', groups: [] } }
export const NotLoaded: Story = {
  args: {
    status: '',
    groups: [],
    failure: (
      <Button variant="secondary" size="small">
        Try again
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: { groups: [{ entries: entries.map((entry) => ({ ...entry, label: `${entry.label} ${entry.line}` })) }] },
}
