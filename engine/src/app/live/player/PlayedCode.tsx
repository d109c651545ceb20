import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { afterFrame } from '../after-frame.ts'
import { endOfPath } from '../end-of-path.ts'
import { type CodePiece, codeLines, servedPieces } from './code-lines.ts'
import { PartTabs } from './PartTabs.tsx'
import type { Played } from './played.ts'

interface PlayedCodeProps {
  played: Played
  row: number
  /** A new press of Play follows the code again. */
  plays: number
  /** The frame of the example, which holds its code as it was served. */
  frame: RefObject<HTMLElement | null>
}

/** The code with the line that ran. Its file comes to the front, unless the reader has chosen one since Play was pressed. */
export function PlayedCode({ played: { files, places }, row, plays, frame }: PlayedCodeProps) {
  const [chosen, setChosen] = useState({ name: '', plays: -1 })
  const place = places[row]
  const wanted = chosen.plays === plays ? chosen.name : places.findLast((past, at) => past && at <= row)?.file
  const file = files.find(({ name }) => name === wanted) ?? files[0]
  const lit = place?.file === file?.name ? place?.line : undefined
  const [colors, setColors] = useState<typeof import('./paint-file.ts') | null>(null)
  const lines = useMemo(() => {
    const blocks = frame.current?.querySelectorAll('.live-code pre code') ?? []
    const paint = colors && ((code: string) => colors.paintFile(code, /x$/.test(file?.name ?? '')))
    return codeLines(file?.code.trimEnd() ?? '', [...blocks].map(servedPieces), paint ?? undefined)
  }, [file, frame, colors])
  const isPlain = lines.some((line) => line.some(({ kind }) => kind === undefined))
  useEffect(() => {
    // Text without colors is still text.
    if (isPlain) afterFrame(() => import('./paint-file.ts').then(setColors, () => {}))
  }, [isPlain])
  const panel = <Lines key={file?.name} lines={lines} lit={lit} />
  return (
    <PartTabs
      className="player-code"
      id={useId()}
      label="Files"
      tabs={files.map(({ name }) => ({ value: name, label: endOfPath(name), panel }))}
      chosen={file?.name ?? ''}
      onChoose={(name) => setChosen({ name, plays })}
    />
  )
}

/**
 * Made without React, which would take longer for it than for all the rest of a player: a file is hundreds of pieces, of which a step
 * changes one mark.
 */
function Lines({ lines, lit }: { lines: CodePiece[][]; lit: number | undefined }) {
  const box = useRef<HTMLPreElement>(null)
  useLayoutEffect(() => box.current?.firstElementChild?.replaceChildren(...lines.map(drawLine)), [lines])
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that are drawn anew have lost the mark
  useLayoutEffect(() => {
    const pre = box.current
    const line = lit === undefined ? null : pre?.querySelectorAll<HTMLElement>('.line')[lit - 1]
    if (!pre || !line) return
    line.dataset.line = 'ran'
    const isInSight =
      line.offsetTop >= pre.scrollTop && line.offsetTop + line.offsetHeight <= pre.scrollTop + pre.clientHeight
    if (!isInSight) pre.scrollTop = line.offsetTop - (pre.clientHeight - line.offsetHeight) / 2
    return () => line.removeAttribute('data-line')
  }, [lines, lit])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre ref={box} tabIndex={0}>
      <code />
    </pre>
  )
}

function drawLine(pieces: CodePiece[]): Element {
  const line = document.createElement('span')
  line.className = 'line'
  for (const { text, kind } of pieces) {
    const piece = kind ? document.createElement('span') : line
    piece.append(text)
    if (kind) line.append(Object.assign(piece, { className: kind }))
  }
  line.append('\n')
  return line
}
