import { control } from '../../testing/conformance.ts'
import { TextLink } from './link.tsx'

export default control({
  role: 'link',
  name: 'Terms',
  draw: (passed) => (
    <TextLink {...passed} href="#terms">
      Terms
    </TextLink>
  ),
})
