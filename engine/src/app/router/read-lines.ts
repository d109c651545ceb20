/** Gives the lines of an answer one after the other, each as soon as it has come; when all have, an empty one. */
export function readLines(body: ReadableStream<Uint8Array>): () => Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let isOver = false
  return async () => {
    while (!isOver && !text.includes('\n')) {
      const { done, value } = await reader.read()
      text += decoder.decode(value, { stream: !done })
      isOver = done
    }
    const line = text.split('\n', 1).join()
    text = text.slice(line.length + 1)
    return line
  }
}
