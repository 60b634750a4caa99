import { text } from '../../testing/conformance.ts'
import { Stat } from './stat.tsx'

export default text({ text: '$1,600,000', element: <Stat label="Invested" value="$1,600,000" /> })
