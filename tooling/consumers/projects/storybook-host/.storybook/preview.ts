import '../src/preview.css'

export default {}
