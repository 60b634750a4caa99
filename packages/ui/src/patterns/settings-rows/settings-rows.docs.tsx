import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../../components/button/button.tsx'
import { Switch } from '../../components/switch/switch.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { nothing } from '../../testing/sample-props.ts'
import { SettingsRows } from './settings-rows.tsx'

export const docs = {
  use: ['Settings one below the other.', 'ActionBar at the foot of a page with unsaved changes.'],
  avoid: ['Answers that a form sends: use FormFields.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the settings in order.' }],
  name: 'Each control keeps its own.',
  good: {
    drawing: (
      <SettingsRows
        rows={[
          {
            id: 'email',
            content: <Switch label="Email" hint="News about your request." checked onCheckedChange={nothing} />,
          },
          { id: 'text', content: <Switch label="Text messages" checked={false} onCheckedChange={nothing} /> },
        ]}
      />
    ),
    why: 'Settings that are changed one by one.',
  },
  bad: {
    drawing: (
      <SettingsRows
        rows={[
          { id: 'name', content: <TextField name="example-name" label="Your Name" /> },
          { id: 'send', content: <Button>Send Message</Button> },
        ]}
      />
    ),
    why: 'A form that is sent: use FormFields.',
  },
  conformance: {
    kind: 'composition',
    role: 'list',
    name: '',
    element: <SettingsRows rows={[{ id: 'email', content: 'Email' }]} />,
  },
} satisfies PartDocs
