import { limitHeaderNames } from '../limits/limit-headers.ts'

/** What cross-origin pages can send and read. */
export const corsOptions = {
  origin: '*',
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Accept',
    'Authorization',
    'Content-Type',
    'X-Client-IP',
    'X-Client-Info',
    'X-JWT-AUD',
    'x-use-cookie',
    'X-Supabase-Api-Version',
    'apikey',
    'x-retry-count',
    'traceparent',
    'tracestate',
    'baggage',
  ],
  // Otherwise browsers hide the version header from the client, which then cannot read any error code.
  exposedHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', ...limitHeaderNames],
  strictPreflight: false,
  maxAge: 600,
}
