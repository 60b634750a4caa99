import { composition } from '../../testing/conformance.ts'
import { Section } from './section.tsx'

export default composition({ role: 'region', name: 'Two dates', element: <Section heading="Two dates" /> })
