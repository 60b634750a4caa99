import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../../components/button/button.tsx'
import { Switch } from '../../components/switch/switch.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { nothing } from '../../testing/sample-props.ts'
import { SettingsRows } from './settings-rows.tsx'

export const examples: Examples = {
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
}
