import { history, redo, undo } from '@codemirror/commands'
import {
  EditorSelection,
  EditorState,
  RangeSet,
  StateEffect,
  type StateEffectType,
  StateField,
} from '@codemirror/state'
import {
  type Command,
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { COMPACT_MAX_WIDTH } from '#model/constants.ts'
import { colorCode } from './color-code.ts'

/** A line with a look of its own: the one that failed, the one that just ran. From 1 on. */
export interface LineMark {
  line: number
  /** Underlined from here to the end of the word. */
  column: number | null
  tone: 'failing' | 'ran'
}

/** A stretch of a line that is underlined, and what it says when it is pointed at. From 1 on. */
interface Underline {
  line: number
  column: number
  length: number
  message: string
}

/** What an editor is made with. */
interface EditorOptions {
  parent: HTMLElement
  /** The id of the element that says how to leave. */
  helpId: string
  onChange: (code: string) => void
  onFocus: () => void
}

/** An editor of one file at a time. */
export interface CodeEditor {
  /** Shows a file. One that was open before has kept its selection and what can be undone. */
  open: (name: string, code: string) => void
  /** Replaces the text of the open file from outside. */
  replace: (code: string) => void
  mark: (marks: LineMark[]) => void
  underline: (stretches: Underline[]) => void
  focus: () => void
  /** The caret to a line, in sight. */
  goTo: (line: number, column: number | null) => void
  /** The caret where the reader has pressed. */
  goToPoint: (x: number, y: number) => void
  destroy: () => void
}

// CodeMirror writes its styles into a style element, which the content policy of the site forbids, and would have them win over
// every layer. What is needed of them is in CodeEditor.css.
Object.assign(EditorView.prototype, { mountStyles: () => {} })

const setMarks = StateEffect.define<LineMark[]>()
const setUnderlines = StateEffect.define<Underline[]>()

/** What is drawn stays with its text, whatever is typed above it, until it is told anew. */
const drawnBy = <Told>(tell: StateEffectType<Told>, draw: (told: Told, state: EditorState) => DecorationSet) =>
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(before, { changes, effects, state }) {
      for (const effect of effects) if (effect.is(tell)) return draw(effect.value, state)
      return before.map(changes)
    },
    provide: (field) => EditorView.decorations.from(field),
  })
const marks = drawnBy(setMarks, drawMarks)
const underlines = drawnBy(setUnderlines, drawUnderlines)

function drawMarks(list: LineMark[], { doc }: EditorState): DecorationSet {
  const ranges = list
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .flatMap(({ line, column, tone }) => {
      const { from, to, text } = doc.line(line)
      const start = from + Math.min(Math.max((column ?? 1) - 1, 0), text.length)
      const word = /^[\w$]+|^./.exec(text.slice(start - from))?.[0].length ?? 0
      return [
        Decoration.line({ attributes: { 'data-line': tone } }).range(from),
        ...(tone === 'failing' && column !== null && word > 0
          ? [Decoration.mark({ class: 'live-squiggle' }).range(start, Math.min(start + word, to))]
          : []),
      ]
    })
  return Decoration.set(ranges, true)
}

function drawUnderlines(list: Underline[], { doc }: EditorState): DecorationSet {
  const ranges = list.flatMap(({ line, column, length, message }) => {
    if (line > doc.lines) return []
    const { from, to } = doc.line(line)
    const end = Math.min(from + column - 1 + length, to)
    const start = Math.min(from + column - 1, end - 1)
    // Where a line ends too soon, its last character is meant; an empty one has none.
    if (start < from) return []
    return [Decoration.mark({ class: 'live-squiggle', attributes: { title: message } }).range(start, end)]
  })
  return Decoration.set(ranges, true)
}

/** The site's colors, for the whole text: examples are short. */
const colors = (isJsx: boolean) =>
  ViewPlugin.define(
    (view) => ({
      set: colorSet(view.state, isJsx),
      update(update: ViewUpdate) {
        if (update.docChanged) this.set = colorSet(update.state, isJsx)
      },
    }),
    { decorations: (plugin: { set: DecorationSet }) => plugin.set },
  )

function colorSet({ doc }: EditorState, isJsx: boolean): DecorationSet {
  try {
    const spans = colorCode(doc.toString(), isJsx).filter(([from, to]) => to > from)
    return RangeSet.of(spans.map(([from, to, kind]) => Decoration.mark({ class: kind }).range(from, to)))
  } catch {
    return Decoration.none // nested deeper than the stack: text without colors is still text
  }
}

/** A new line begins where the last one did, and a step further in behind an opening bracket. */
const breakLine: Command = ({ state, dispatch }) => {
  const change = state.changeByRange(({ from, to }) => {
    const { text, from: start } = state.doc.lineAt(from)
    const before = text.slice(0, from - start)
    const indent = /^\s*/.exec(before)?.[0] ?? ''
    const isInside = /[{([]\s*$/.test(before)
    const closes = isInside && /^\s*[})\]]/.test(state.sliceDoc(to, state.doc.lineAt(to).to))
    const text1 = `\n${indent}${isInside ? '  ' : ''}`
    const insert = closes ? `${text1}\n${indent}` : text1
    return { changes: { from, to, insert }, range: EditorSelection.cursor(from + text1.length) }
  })
  dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }))
  return true
}

/** Moves the lines of the selection in or out; without a selection, Tab puts in two spaces. */
const indent =
  (step: 1 | -1): Command =>
  ({ state, dispatch }) => {
    if (step === 1 && state.selection.ranges.every(({ empty }) => empty)) {
      dispatch(state.update(state.replaceSelection('  '), { userEvent: 'input' }))
      return true
    }
    const lines = new Set(
      state.selection.ranges.flatMap(({ from, to }) => {
        const first = state.doc.lineAt(from).number
        return Array.from({ length: state.doc.lineAt(to).number - first + 1 }, (_, index) => first + index)
      }),
    )
    const changes = [...lines].map((number) => {
      const { from, text } = state.doc.line(number)
      return step === 1 ? { from, insert: '  ' } : { from, to: from + (/^ {0,2}/.exec(text)?.[0].length ?? 0) }
    })
    dispatch(state.update({ changes, userEvent: 'input.indent' }))
    return true
  }

const selectAll: Command = ({ state, dispatch }) => {
  dispatch(state.update({ selection: { anchor: 0, head: state.doc.length } }))
  return true
}

// Moving and deleting are the browser's: its keys are those the reader knows.
const keys = keymap.of([
  { key: 'Enter', run: breakLine },
  // After Escape the editor leaves Tab to the browser, which then moves on.
  { key: 'Tab', run: indent(1), shift: indent(-1) },
  { key: 'Mod-a', run: selectAll },
  { key: 'Mod-z', run: undo, preventDefault: true },
  { key: 'Mod-y', mac: 'Mod-Shift-z', run: redo, preventDefault: true },
  { linux: 'Ctrl-Shift-z', win: 'Ctrl-Shift-z', run: redo, preventDefault: true },
])

/** Puts an editor into an element: CodeMirror with the site's own colors and keys. */
export function createEditor({ parent, helpId, onChange, onFocus }: EditorOptions): CodeEditor {
  const states = new Map<string, EditorState>()
  let name = ''

  const stateOf = (file: string, code: string) =>
    EditorState.create({
      doc: code,
      extensions: [
        history(),
        keys,
        marks,
        underlines,
        colors(/x$/.test(file)),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-label': `Code of ${file}`,
          'aria-describedby': helpId,
          tabindex: '0',
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isFromOutside) onChange(update.state.doc.toString())
          if (update.focusChanged && update.view.hasFocus) onFocus()
        }),
        ...(matchMedia(`(width <= ${COMPACT_MAX_WIDTH})`).matches ? [EditorView.lineWrapping] : []),
      ],
    })
  let isFromOutside = false
  const view = new EditorView({ parent })

  const replace = (code: string) => {
    const { doc } = view.state
    if (doc.toString() === code) return
    isFromOutside = true
    view.dispatch({ changes: { from: 0, to: doc.length, insert: code } })
    isFromOutside = false
  }

  const place = (at: number) => {
    view.dispatch({ selection: { anchor: at }, scrollIntoView: true })
    view.focus()
  }

  return {
    open: (file, code) => {
      if (name) states.set(name, view.state)
      name = file
      view.setState(states.get(file) ?? stateOf(file, code))
      replace(code)
    },
    replace,
    mark: (list) => view.dispatch({ effects: setMarks.of(list) }),
    underline: (list) => view.dispatch({ effects: setUnderlines.of(list) }),
    focus: () => view.focus(),
    goTo: (number, column) => {
      const line = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines))
      place(Math.min(line.from + (column ?? 1) - 1, line.to))
    },
    goToPoint: (x, y) => {
      view.requestMeasure({
        read: () => view.posAtCoords({ x, y }, false),
        write: (at) => setTimeout(() => place(at)), // changes are not allowed inside of a measure
      })
    },
    destroy: () => view.destroy(),
  }
}
