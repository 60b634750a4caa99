import { Badge } from '../components/badge/badge.tsx'
import { Banner } from '../components/banner/banner.tsx'
import { Button } from '../components/button/button.tsx'
import { Card } from '../components/card/card.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { LinkButton } from '../components/link-button/link-button.tsx'
import { TextLink } from '../components/link/link.tsx'
import { NativeSelect } from '../components/native-select/native-select.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import { Switch } from '../components/switch/switch.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import type { Examples } from './guidance.ts'

const nothing = () => undefined
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Good and bad examples of components, by folder name. */
export const examples: Readonly<Record<string, Examples>> = {
  badge: {
    good: { drawing: <Badge tone="positive">Confirmed</Badge>, why: 'A word for a state.' },
    bad: {
      drawing: <Badge tone="positive">We have received your request and write to you soon</Badge>,
      why: 'A sentence is a message: use Banner.',
    },
  },
  banner: {
    good: {
      drawing: (
        <Banner tone="error" announce="none">
          Incorrect password. Please try again.
        </Banner>
      ),
      why: 'It says what happened and what to do.',
    },
    bad: {
      drawing: (
        <Banner tone="error" announce="none">
          Error 401
        </Banner>
      ),
      why: 'A code helps nobody who reads it.',
    },
  },
  button: {
    good: { drawing: <Button>Send Message</Button>, why: 'A verb that says what happens.' },
    bad: {
      drawing: (
        <div className="flex flex-wrap gap-2">
          <Button>OK</Button>
          <Button>Continue</Button>
        </div>
      ),
      why: 'Two primary buttons compete, and neither says what it does.',
    },
  },
  card: {
    good: {
      drawing: (
        <Card heading="Password" headingLevel={3}>
          <p>Last changed on November 2.</p>
        </Card>
      ),
      why: 'One matter.',
    },
    bad: {
      drawing: (
        <Card heading="Security" headingLevel={3}>
          <Card heading="Password" headingLevel={4}>
            <p>Last changed on November 2.</p>
          </Card>
        </Card>
      ),
      why: 'A frame in a frame says nothing that a heading does not.',
    },
  },
  checkbox: {
    good: {
      drawing: <Checkbox name="good-consent" label="I agree that my answers are shared with the advisor." />,
      why: 'Unticked, and it says what is agreed to.',
    },
    bad: {
      drawing: <Checkbox name="bad-consent" label="I agree." defaultChecked />,
      why: 'Ticked beforehand, and to what?',
    },
  },
  link: {
    good: {
      drawing: (
        <p>
          Read <TextLink href="#dates">the two dates of an exchange</TextLink>.
        </p>
      ),
      why: 'The words say where it leads.',
    },
    bad: {
      drawing: (
        <p>
          For the two dates, click <TextLink href="#dates">here</TextLink>.
        </p>
      ),
      why: 'In a list of links, “here” means nothing.',
    },
  },
  'link-button': {
    good: { drawing: <LinkButton href="#start">Create account</LinkButton>, why: 'The next step is another page.' },
    bad: { drawing: <LinkButton href="#save">Save</LinkButton>, why: 'Saving is an action: use Button.' },
  },
  'native-select': {
    good: {
      drawing: (
        <NativeSelect
          name="good-state"
          label="State"
          options={['Ohio', 'Oregon', 'Texas', 'Utah', 'Vermont'].map((state) => ({ value: state, label: state }))}
        />
      ),
      why: 'One of many that people know by name.',
    },
    bad: {
      drawing: <NativeSelect name="bad-answer" label="Do you own the property?" options={yesOrNo} />,
      why: 'Two choices fit in view: use RadioGroup.',
    },
  },
  'radio-group': {
    good: {
      drawing: <RadioGroup name="good-answer" legend="Do you own the property?" options={yesOrNo} />,
      why: 'Every choice in view, none chosen for the person.',
    },
    bad: {
      drawing: (
        <RadioGroup
          name="bad-agreement"
          legend="Terms"
          options={[{ value: 'yes', label: 'I agree' }]}
          value="yes"
          onValueChange={nothing}
        />
      ),
      why: 'One choice is none: use Checkbox.',
    },
  },
  switch: {
    good: {
      drawing: <Switch label="Email notifications" checked onCheckedChange={nothing} />,
      why: 'It names what is on or off.',
    },
    bad: {
      drawing: <Switch label="Turn off email notifications" checked={false} onCheckedChange={nothing} />,
      why: 'Off means on: nobody can tell.',
    },
  },
  'text-field': {
    good: {
      drawing: <TextField name="good-phone" label="Phone number" hint="With country code if it is not a US number." />,
      why: 'Label and hint stay while one types.',
    },
    bad: {
      drawing: <TextField name="bad-phone" label="Phone" placeholder="With country code" />,
      why: 'The help goes with the first key.',
    },
  },
}
