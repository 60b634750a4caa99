export { describeLastSaved } from './last-saved'
