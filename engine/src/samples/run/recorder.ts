import { formatWithOptions, inspect } from 'node:util'
import { fieldsOf } from '#model/fields.ts'
import type { Recorded } from './run-messages.ts'

/** What samples are compared by: everything on one line, nothing left out. */
const FORM = { depth: Infinity, breakLength: Infinity, maxArrayLength: 1000, compact: true }

/** Values as `console.log` writes them. */
export const format = (values: unknown[]) => formatWithOptions(FORM, ...values)

/** Collects what the statements of one run do. Values are written down at once: they may change later. */
export function createRecorder(say: (line: string) => void) {
  const recorded: Recorded[] = []
  const textsOf = (values: unknown[]) => [format(values), ...(values.length === 1 ? [inspect(values[0], FORM)] : [])]

  function thrown(id: number, error: unknown) {
    const texts = error instanceof Error ? [`${error.name}: ${error.message}`] : [inspect(error, FORM)]
    const { name, message } = fieldsOf(error)
    if (!(error instanceof Error) && message !== undefined) texts.push(`${name}: ${message}`)
    recorded.push({ id, kind: 'thrown', texts })
  }

  return {
    recorded,
    printer:
      (id: number, _method: string) =>
      (...values: unknown[]) => {
        recorded.push({ id, kind: 'printed', texts: textsOf(values) })
        say(format(values))
      },
    value<Value>(id: number, value: Value): Value {
      recorded.push({ id, kind: 'value', texts: textsOf([value]) })
      return value
    },
    thrown(id: number, run: () => unknown): unknown {
      const missed = () => recorded.push({ id, kind: 'not thrown', texts: [] })
      try {
        const result = run()
        if (!(result instanceof Promise)) return missed()
        return result.then(missed, (error) => thrown(id, error))
      } catch (error) {
        return thrown(id, error)
      }
    },
  }
}
