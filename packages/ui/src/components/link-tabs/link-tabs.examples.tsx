import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { LinkTabs } from './link-tabs.tsx'

const nothing = () => undefined

const parts = [
  { id: 'good-basics', label: 'What is a DST?', content: <p>A trust under Delaware law that owns property.</p> },
  { id: 'good-limits', label: 'Pros and Cons', content: <p>No repairs; no say in how the property is run.</p> },
  { id: 'good-days', label: '1031 Exchange', content: <p>45 days to identify, 180 days to close.</p> },
]

const settings = [
  { id: 'bad-name', label: 'Name', content: <TextField name="bad-first-name" label="First name" /> },
  { id: 'bad-contact', label: 'Contact', content: <TextField name="bad-phone" label="Phone number" /> },
]

export const examples: Examples = {
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
}
