import type { CheckerFile } from '#model/type-check.ts'

/** A file of this site, told as it comes: how much of it is there, from 0 to 1. */
export async function loadBytes(
  { href, size }: CheckerFile,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(href, { signal })
  if (!response.ok || !response.body) throw new Error(`${href} answered ${response.status}`)
  let got = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        got += chunk.byteLength
        if (size) onPart(Math.min(1, got / size.whole))
        controller.enqueue(chunk)
      },
    }),
  )
  const bytes = await new Response(counted).arrayBuffer()
  onPart(1)
  return bytes
}
