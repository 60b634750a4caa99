import { text } from '../../testing/conformance.ts'
import { Badge } from './badge.tsx'

export default text({ text: 'DST Basics', element: <Badge>DST Basics</Badge> })
