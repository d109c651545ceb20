/** JSON with all but ASCII escaped: a text of one byte a character is written, read and parsed in a fraction of the time. */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped)

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
