/** The other end of `answer-in-threads.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { TypeQuestion } from './answer-in-threads.ts'
import { answerUnits } from './answer-units.ts'

const { units, world }: TypeQuestion = workerData
parentPort?.postMessage(answerUnits(units, world))
