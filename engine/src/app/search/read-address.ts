/** An address, or null for a text that is none. `URL.canParse` would say so too, but browsers of 2023 do not have it. */
export function readAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
