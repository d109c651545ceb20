import type { DrawingProps } from './drawing.ts'
import { toldFacts } from './told-facts.ts'
import { type Column, layTrees, ROW } from './trees-layout.ts'
import { type Fate, type TreeNode, treesOf } from './trees-model.ts'

const SAME: Record<Fate, string> = { shared: 'yes', copied: 'no, copied', added: 'no, added', gone: 'gone' }

/** A state before and after one change, side by side; between them the objects that both hold. */
export function Trees({ scene, scenes, stop, time }: DrawingProps) {
  const { nodes, code } = treesOf(scene)
  // Room for the largest: another scenario moves nothing below.
  const rows = Math.max(...scenes.map((each) => treesOf(each).nodes.length))
  const isOver = toldFacts(scene, stop, time).some(({ name }) => name === 'after')
  return (
    <div className="trees">
      {code && (
        <p className="trees-code">
          <code>{code}</code>
        </p>
      )}
      <div className="trees-body" style={{ '--rows': rows, '--spare': rows - nodes.length }}>
        <Picture nodes={nodes} rows={rows} isOver={isOver} />
        <table>
          <thead>
            <tr>
              <th scope="col">compared with before</th>
              <th scope="col">same object</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ path, fate }) => (
              <tr key={path}>
                <td>
                  <code>{path}</code>
                </td>
                <td data-fate={isOver ? fate : undefined}>{isOver ? SAME[fate] : 'not yet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="ex-key" aria-hidden="true">
        A dot: new, and nothing new below it.
      </p>
    </div>
  )
}

function Picture({ nodes, rows, isOver }: { nodes: TreeNode[]; rows: number; isOver: boolean }) {
  const { boxes, wires } = layTrees(nodes, isOver)
  const isNew = (row: number, column: Column) => isOver && column === 'after' && nodes[row]?.fate !== 'shared'
  return (
    <div className="trees-picture" role="img" aria-label={sentenceOf(nodes, isOver)}>
      <div className="trees-heads">
        <span>before</span>
        <span>in both</span>
        <span>after</span>
      </div>
      <div className="trees-rows">
        <svg viewBox={`0 0 100 ${rows * ROW}`} preserveAspectRatio="none" aria-hidden="true">
          {/* What is new lies over what it shares a stretch with. */}
          {wires
            .toSorted((a, b) => Number(isNew(a.row, a.column)) - Number(isNew(b.row, b.column)))
            .map(({ column, row, path }) => (
              <path key={`${column} ${row}`} d={path} data-column={column} data-lit={isNew(row, column) || undefined} />
            ))}
        </svg>
        {boxes.map(({ column, row, x }) => (
          <span
            key={column === 'after' ? `new ${row}` : row} // what turns out to be shared moves to the middle
            data-column={column}
            data-lit={isNew(row, column) || undefined}
            data-end={(isOver && column === 'after' && nodes[row]?.isEnd) || undefined}
            style={{ '--x': x, '--row': row }}
          >
            {nodes[row]?.name}
          </span>
        ))}
      </div>
    </div>
  )
}

const MEANING: Record<Fate, string> = {
  copied: 'Copied',
  added: 'Added',
  gone: 'Gone',
  shared: 'The same object before and after',
}

function sentenceOf(nodes: TreeNode[], isOver: boolean): string {
  const named = (isMeant: (node: TreeNode) => boolean) => nodes.filter(isMeant).map(({ name }) => name)
  if (!isOver) return `The state before the change: ${named(({ fate }) => fate !== 'added').join(', ')}.`
  const parts = Object.entries(MEANING).flatMap(([fate, meaning]) => {
    const names = named((node) => node.fate === fate)
    return names.length > 0 ? [`${meaning}: ${names.join(', ')}.`] : []
  })
  return parts.join(' ')
}
