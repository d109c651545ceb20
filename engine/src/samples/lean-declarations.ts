import { ts } from './typescript.mjs'

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })
const printed = (name: string, text: string) =>
  printer.printFile(ts.createSourceFile(name, text, ts.ScriptTarget.Latest))

/** Declarations without comments and indentation: they mean the same to the compiler, and weigh a third. */
export function leanDeclarations(name: string, text: string): string {
  const whole = printed(name, text)
  const lean = whole.replace(/^ +/gm, '').replace(/\n+/g, '\n')
  // A string may go over several lines, and then its spaces mean something.
  return printed(name, lean) === whole ? lean : whole
}
