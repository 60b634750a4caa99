import type { PartDocs } from '../../foundations/part-docs.ts'
import { Avatar } from './avatar.tsx'

export const docs = {
  use: ['The person whose page this is.'],
  avoid: ['Decoration: use Illustration.'],
  keyboard: [],
  name: '`name`, spoken as the name of the picture.',
  good: {
    drawing: (
      <div className="grid gap-4">
        <Avatar name="Maria Keller" size="large" />
        <h3>Maria Keller</h3>
      </div>
    ),
    why: 'It shows the person whose profile this is.',
  },
  bad: {
    drawing: (
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Avatar name="First investor" />
          <Avatar name="Second investor" />
          <Avatar name="Third investor" />
        </div>
        <h3>For owners of rental property</h3>
      </div>
    ),
    why: 'These are no real people, only decoration: use Illustration.',
  },
  conformance: {
    kind: 'composition',
    role: 'img',
    name: 'Margaret Ellison',
    element: <Avatar name="Margaret Ellison" />,
  },
} satisfies PartDocs
