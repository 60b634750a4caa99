import type { PartDocs } from '../../foundations/part-docs.ts'
import { Icon } from './icon.tsx'

export const docs = {
  use: ['Next to words that say the same, so that they are found faster.'],
  avoid: ['In place of words, unless `label` names it.', 'Decoration on its own: use Illustration.'],
  keyboard: [],
  name: 'Hidden from screen readers; `label` gives it a spoken name.',
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
  conformance: {
    kind: 'composition',
    role: 'img',
    name: 'Building',
    element: <Icon name="building" label="Building" />,
  },
} satisfies PartDocs
