import { composition } from '../../testing/conformance.ts'
import { ProfileHeader } from './profile-header.tsx'

export default composition({
  role: 'heading',
  name: 'Welcome Back',
  element: <ProfileHeader title="Welcome Back" picture={{ name: 'Your picture' }} />,
})
