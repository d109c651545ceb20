/** The mock API of the samples; the bundler knows where it is. */
declare module 'harbour-library' {
  type Library = import('./mock-api.ts').MockApi
  export const library: Library
  export function createHarbourLibrary(options?: { latency?: number }): Library
}
