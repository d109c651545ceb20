import type { CodeChange } from '#model/error-table.ts'
import { WithCode } from './WithCode.tsx'

/** The way out of an error as a diff: what goes, what comes, and the lines around it. */
export function WhatToChange({ change: { file, lines, note } }: { change: CodeChange }) {
  return (
    <section>
      <h2>What to change</h2>
      <figure className="change">
        <figcaption>{file}</figcaption>
        <ul className="diff">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text never move
            <Line key={index} sign={line.charAt(0)} text={line.slice(2)} />
          ))}
        </ul>
      </figure>
      {note && (
        <p>
          <WithCode text={note} />
        </p>
      )}
    </section>
  )
}

/** `del` and `ins` tell what the color and the sign tell, and a copied line is code and nothing else. */
function Line({ sign, text }: { sign: string; text: string }) {
  if (sign === '-')
    return (
      <li data-sign="−">
        <del>{text}</del>
      </li>
    )
  if (sign === '+')
    return (
      <li data-sign="+">
        <ins>{text}</ins>
      </li>
    )
  return <li>{text}</li>
}
