/** The thread that draws beside a build. */
import { answerCalls } from '#disk/thread.ts'
import { drawFiles } from './draw-files.ts'

/** What it can be asked. */
export type PictureCalls = typeof calls

const calls = { drawFiles }
answerCalls(calls)
