import { setFlagsFromString } from 'node:v8'

// V8 takes these for the whole process, whichever thread says them. One that it does not know changes nothing but a line on the error output.

/** Otherwise garbage may come to three times what is in use, where memory is plenty: collecting it sooner is a twentieth more work. */
const GROWTH_PERCENT = 30
/** Bytes of what a function calls that are compiled into it; 920 where nothing is said. */
const INLINED = 200

/** For a process whose work would fill the memory: from here on, the heaps of all its threads are collected before they have grown much. */
export const keepHeapLean = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)

/**
 * For half a minute of work spread over thousands of functions, as in a type checker: compiling them anew with more and more of what
 * they call in them costs a sixth of the processor's time, and is hardly ever earned back.
 */
export const compileLightly = (): void => setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${INLINED}`)
