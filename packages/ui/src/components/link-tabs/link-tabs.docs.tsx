import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing } from '../../testing/sample-props.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { LinkTabs } from './link-tabs.tsx'

const parts = [
  { id: 'good-basics', label: 'What is a DST?', content: <p>A trust under Delaware law that owns property.</p> },
  { id: 'good-limits', label: 'Pros and Cons', content: <p>No repairs; no say in how the property is run.</p> },
  { id: 'good-days', label: '1031 Exchange', content: <p>45 days to identify, 180 days to close.</p> },
]

const settings = [
  { id: 'bad-name', label: 'Name', content: <TextField name="bad-first-name" label="First name" /> },
  { id: 'bad-contact', label: 'Contact', content: <TextField name="bad-phone" label="Phone number" /> },
]

export const docs = {
  use: [
    'Parts of a public page, each worth an address. It works before scripts and without them.',
    'Many parts: as a rail.',
  ],
  avoid: ['Settings that share one form and its unsaved changes: use Tabs.', 'Other pages: use links.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Open the next or the previous part, around the ends.' },
    { keys: 'Home, End', does: 'Open the first or the last part.' },
    { keys: 'Space', does: 'Opens the part in focus.' },
  ],
  name: '`label` names the row; each panel is named by its tab.',
  good: {
    drawing: <LinkTabs label="Parts of the guide" tabs={parts} shown="good-basics" onShow={nothing} />,
    why: 'Parts of a public page, each with its own address.',
  },
  bad: {
    drawing: (
      <div className="grid gap-4">
        <LinkTabs label="Settings" tabs={settings} shown="bad-name" onShow={nothing} />
        <div>
          <Button>Save Settings</Button>
        </div>
      </div>
    ),
    why: 'Both parts share one form and its changes: use Tabs.',
  },
  conformance: {
    kind: 'composition',
    role: 'tablist',
    name: 'Who invests',
    element: (
      <LinkTabs
        label="Who invests"
        tabs={[{ id: 'people', label: 'Individuals', content: 'First' }]}
        shown="people"
        onShow={nothing}
      />
    ),
  },
} satisfies PartDocs
