/** The other end of `answer-in-threads.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SampleUnit } from '../sample-project.ts'
import { answerUnits } from './answer-units.ts'

parentPort?.postMessage(answerUnits(workerData as SampleUnit[]))
