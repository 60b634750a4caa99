import { text } from '../../testing/conformance.ts'
import { Disclosure } from './disclosure.tsx'

export default text({ text: 'Why we ask', element: <Disclosure summary="Why we ask">Because</Disclosure> })
