import type { Examples } from '../../foundations/guidance.ts'
import { Avatar } from './avatar.tsx'

export const examples: Examples = {
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
}
