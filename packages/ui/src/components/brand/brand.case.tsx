import { composition } from '../../testing/conformance.ts'
import { brand } from '../../testing/sample-props.ts'
import { Brand } from './brand.tsx'

export default composition({ role: 'link', name: 'DST Investing', element: <Brand {...brand} /> })
