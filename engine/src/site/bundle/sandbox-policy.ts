/**
 * What the sandbox document may do: run the code that the page hands it, and style itself. `unsafe-inline` names no address, so
 * nothing can be loaded by it; code from text (`eval`) stays forbidden. It stands in the document itself, for hosts that send no headers.
 */
export const SANDBOX_META_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "connect-src 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

/** As a header. It also holds where somebody opens the document by itself: even then it has an origin of its own. */
export const SANDBOX_HEADER_POLICY = `${SANDBOX_META_POLICY}; sandbox allow-scripts allow-forms; frame-ancestors 'self'`
