import type { Plugin } from 'vite'

const COPY = 'copy'
const COPIED = /[?&]copy$/

/**
 * Gives importers a copy of what they share with others, and of what that imports in turn: a file apart for both would be one more
 * request for each, and compressed alone. For modules without a state.
 */
export const ownCopies = ({ importers, shared }: { importers: RegExp; shared: RegExp }): Plugin => ({
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || (!importers.test(importer) && !COPIED.test(importer))) return null
    const found = await this.resolve(source, importer.replace(COPIED, ''), { skipSelf: true })
    if (!found || !shared.test(found.id) || importers.test(found.id)) return null
    return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}${COPY}` }
  },
})
