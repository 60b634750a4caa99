import { composition } from '../../testing/conformance.ts'
import { ResultPanel } from './result-panel.tsx'

export default composition({
  role: 'heading',
  name: 'Registration Complete!',
  element: <ResultPanel title="Registration Complete!" actions={null} />,
})
