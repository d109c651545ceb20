/** TypeScript, by the quickest way there is to load it. */
export { default as ts } from 'typescript'
