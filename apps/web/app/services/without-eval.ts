/*
 * The pages' CSP forbids eval, which zod would try before its first object, and the browser would report the violation.
 * zod reads its configuration from here when it is loaded, with the first call: importing its `config` would bundle it
 * into the script that every page waits for.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
