import { composition } from '../../testing/conformance.ts'
import { Avatar } from './avatar.tsx'

export default composition({ role: 'img', name: 'Margaret Ellison', element: <Avatar name="Margaret Ellison" /> })
