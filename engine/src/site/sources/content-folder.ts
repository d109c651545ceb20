/** The folder that holds the documentation, relative to the site's root. */
export const CONTENT_FOLDER = 'content'
