/** A place in a text that moves on as the text is read. */
export class TextCursor {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  /** The character at this place; empty at the end. */
  get next(): string {
    return this.text.charAt(this.at)
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** What a sticky pattern finds at this place, which moves on behind it. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? null
    if (found !== null) this.at += found.length
    return found
  }

  /** Moves on behind spaces and comments as JavaScript has them. */
  skipSpace(): void {
    this.take(/(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y)
  }
}
