import type { Examples } from '../../foundations/guidance.ts'
import { Icon } from './icon.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <div className="flex flex-wrap gap-2">
        <Icon name="phone" size="large" />
        Call at 9am
      </div>
    ),
    why: 'The words say it, and the icon makes them easy to find.',
  },
  bad: {
    drawing: (
      <div className="flex flex-wrap gap-2">
        <Icon name="scale" size="large" />
        <Icon name="handshake" size="large" />
        <Icon name="ledger" size="large" />
      </div>
    ),
    why: 'Without words, readers have to guess.',
  },
}
