import { useMemo } from 'react'
import type { DrawingProps } from './drawing.ts'
import { roomOf, tellWires, type WireLine, wiresSentence } from './tell-wires.ts'
import { type Box, type Wires as Drawn, type Wire, wiresOf } from './wires-model.ts'

/** Where the columns begin and how wide their boxes are, in units of the drawing; how many letters fit into one. */
const COLUMNS = [
  { title: 'mutation', x: 1, width: 96, letters: 12 },
  { title: 'tag it names', x: 136, width: 100, letters: 12 },
  { title: 'entries that provide it', x: 276, width: 160, letters: 21 },
  { title: 'components', x: 476, width: 115, letters: 16 },
] as const
const WIDTH = 592
const TOP = 32
const ROW = 46
const BOX = 30

const middleOf = (row: number) => TOP + row * ROW + BOX / 2

/** From a mutation to the screen: four columns that are joined by wires, or the same as a list where there is no room for them. */
export function Wires({ scene, scenes, time }: DrawingProps) {
  const drawn = wiresOf(scene, time, scenes)
  const { cause, entries } = tellWires(drawn)
  const { lines, rows } = useMemo(() => roomOf(scenes), [scenes])
  return (
    <div className="wires">
      <WireDrawing drawn={drawn} rows={rows} />
      <p className="ex-key" aria-hidden="true">
        Dotted: not there yet or, struck through, no longer.
      </p>
      <div className="wires-list" style={{ '--lines': lines }}>
        {cause.length > 0 && <WireLines lines={cause} />}
        <WireLines lines={entries} isNested={cause.length > 0} />
      </div>
    </div>
  )
}

function WireDrawing({ drawn, rows }: { drawn: Drawn; rows: number }) {
  const height = TOP + rows * ROW - (ROW - BOX) + 2
  return (
    <svg className="wires-drawing" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={wiresSentence(drawn)}>
      {drawn.wires.map((wire) => (
        <path key={keyOf(wire)} className="wire" data-lit={wire.isLit || undefined} {...wirePath(wire)} />
      ))}
      {COLUMNS.map(({ title, x }, column) => (
        <g key={title} data-column={column} style={{ '--column': column }}>
          <text className="wires-title" x={x} y={15}>
            {title}
          </text>
          {drawn.columns[column]?.map((box) => (
            <WireBox key={box.name} box={box} column={column} />
          ))}
        </g>
      ))}
      {drawn.wires.map((wire) => wire.isLit && <WireDot key={keyOf(wire)} wire={wire} />)}
    </svg>
  )
}

/** Where a lit wire leaves. */
function WireDot({ wire: { column, from } }: { wire: Wire }) {
  const { x, width } = COLUMNS[column]
  return <circle className="wire-dot" cx={x + width} cy={middleOf(from)} r={4} />
}

const keyOf = ({ column, from, to }: Wire) => `${column} ${from} ${to}`

/** A line from the end of a box to the beginning of another that leaves and arrives level. */
function wirePath({ column, from, to }: Wire) {
  const start = COLUMNS[column].x + COLUMNS[column].width
  const end = COLUMNS[column + 1]?.x ?? WIDTH
  const bend = (end - start) / 2
  const [a, b] = [middleOf(from), middleOf(to)]
  return {
    d: `M${start} ${a}C${start + bend} ${a} ${end - bend} ${b} ${end} ${b}`,
    style: { '--column': column },
  }
}

function WireBox({ box: { name, row, state }, column }: { box: Box; column: number }) {
  const { x, width, letters } = COLUMNS[column] ?? COLUMNS[0]
  const shown = name.length > letters ? `${name.slice(0, letters - 1)}…` : name
  return (
    <g className="wire-box" data-state={state}>
      <rect x={x} y={TOP + row * ROW} width={width} height={BOX} rx={8} />
      <text x={x + width / 2} y={middleOf(row) + 4}>
        {shown}
      </text>
    </g>
  )
}

function WireLines({ lines, isNested = false }: { lines: WireLine[]; isNested?: boolean }) {
  return (
    <ul data-nested={isNested || undefined}>
      {lines.map(({ name, says, tone }) => (
        <li key={name} data-tone={tone}>
          <b>{name}</b>
          <small>{says}</small>
        </li>
      ))}
    </ul>
  )
}
