import { storyRules } from './story-rules.tsx'
import '../src/styles/index.css'

export default { ...storyRules }
