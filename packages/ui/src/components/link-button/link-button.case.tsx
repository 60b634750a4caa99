import { control } from '../../testing/conformance.ts'
import { LinkButton } from './link-button.tsx'

export default control({
  role: 'link',
  name: 'Get Started',
  draw: (passed) => (
    <LinkButton {...passed} href="#signup">
      Get Started
    </LinkButton>
  ),
})
