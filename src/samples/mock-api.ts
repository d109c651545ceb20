/** The name under which samples import the mock API, and its file. */
export const MOCK_API = { name: 'harbour-library', file: 'samples/harbour-library/harbour-library.ts' }
