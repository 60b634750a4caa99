import { composition } from '../../testing/conformance.ts'
import { Card } from './card.tsx'

export default composition({ role: 'region', name: 'For you', element: <Card heading="For you">Words</Card> })
