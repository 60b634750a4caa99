import type { Examples } from '../../foundations/guidance.ts'
import { Switch } from './switch.tsx'

const nothing = () => undefined

export const examples: Examples = {
  good: {
    drawing: <Switch label="Email notifications" checked onCheckedChange={nothing} />,
    why: 'It names what is on or off.',
  },
  bad: {
    drawing: <Switch label="Turn off email notifications" checked={false} onCheckedChange={nothing} />,
    why: 'Off means on: nobody can tell.',
  },
}
