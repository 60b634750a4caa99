import { text } from '../../testing/conformance.ts'
import { Skeleton } from './skeleton.tsx'

export default text({ text: 'Loading your profile', element: <Skeleton label="Loading your profile" /> })
