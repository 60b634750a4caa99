import { composition } from '../../testing/conformance.ts'
import { Illustration } from './illustration.tsx'

export default composition({
  role: 'img',
  name: 'A building in section',
  element: <Illustration name="building" label="A building in section" />,
})
