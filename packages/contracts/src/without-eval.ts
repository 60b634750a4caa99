import * as z from 'zod'

// The policy of the site's pages forbids code made of text; Zod would try it before the first object, and the browser
// would report the try. It is said before any schema is built.
z.config({ jitless: true })
