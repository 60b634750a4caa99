import { text } from '../../testing/conformance.ts'
import { Spinner } from './spinner.tsx'

export default text({ text: 'One moment', element: <Spinner label="One moment" /> })
