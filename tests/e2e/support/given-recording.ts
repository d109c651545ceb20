/** A recording of the "Lending desk" of live-pages.ts, written by hand: each row has something of its own to be seen. */
import type { Page } from '@playwright/test'
import type { Moment, Recording } from '#engine/model/recording.ts'

const picture = (onLoan: number) =>
  `<p>${onLoan} of 5 copies on loan</p><button>Lend</button><button${onLoan ? '' : ' disabled=""'}>Return</button>`

const moment = (at: number, kind: Moment['kind'], title: string, more: Partial<Moment> = {}): Moment => ({
  at,
  kind,
  title,
  detail: '',
  place: null,
  changes: [],
  picture: 0,
  says: '',
  ...more,
})

const change = (path: string, before: string | null, after: string | null) => {
  const shown = (text: string | null) => text && { kind: 'text' as const, text, tone: 'string' as const }
  return { path, before: shown(before) || null, after: shown(after) || null }
}

/** Five rows: at 0, 0.5, 0.5, 20 and 20.4 seconds. The pause of 19.5 seconds plays as one. */
export const GIVEN_RECORDING: Recording = {
  length: 20_400,
  pictures: [picture(1), picture(2), picture(1)],
  moments: [
    moment(0, 'start', 'Start', { says: 'One copy is out.' }),
    moment(500, 'press', 'Lend', { place: { file: 1, line: 13 } }),
    moment(500, 'action', 'desk/lent', {
      detail: "'c-2'",
      place: { file: 0, line: 8 },
      changes: [change('desk.onLoan.1', null, "'c-2'")],
      picture: 1,
      says: 'A second copy goes out.',
    }),
    moment(20_000, 'press', 'Return', { picture: 1 }),
    moment(20_400, 'action', 'desk/returned', {
      place: { file: 0, line: 11 },
      changes: [change('desk.onLoan.1', "'c-2'", null)],
      picture: 2,
      says: 'It is back.',
    }),
  ],
  spans: [{ lane: 'getBook("bk-014")', kind: 'entry', from: 500, to: 20_400, state: 'data' }],
}

/** Answers for the page's file of recordings, whatever the build has put there. */
export async function giveRecordings(page: Page, file: unknown): Promise<void> {
  await page.route('**/assets/recordings/*.json', (route) => route.fulfill({ json: file }))
}
