import { composition } from '../../testing/conformance.ts'
import { Accordion } from './accordion.tsx'

export default composition({
  role: 'heading',
  name: 'Is there a cost?',
  element: <Accordion name="faq" items={[{ id: 'cost', heading: 'Is there a cost?', content: 'None.' }]} />,
})
