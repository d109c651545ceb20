/** Lines are put together up to this many characters: a stretch that says enough to be an excerpt. */
const WISHED_LENGTH = 600
/** The hosted service refuses records of more than 10,000 bytes; escaping and other letters make a text longer. */
const MAX_LENGTH = 2_000

/** Text in stretches of about a paragraph, short lines together and long ones cut between words. */
export function splitText(text: string): string[] {
  const stretches: string[] = []
  let open = ''
  for (const line of text.split('\n').flatMap(cutLine)) {
    if (open && open.length + line.length >= WISHED_LENGTH) {
      stretches.push(open)
      open = line
    } else {
      open = open ? `${open}\n${line}` : line
    }
  }
  return open ? [...stretches, open] : stretches
}

function cutLine(line: string): string[] {
  const pieces: string[] = []
  let rest = line
  while (rest.length > MAX_LENGTH) {
    const space = rest.lastIndexOf(' ', MAX_LENGTH)
    const end = space > 0 ? space : MAX_LENGTH
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return rest ? [...pieces, rest] : pieces
}
