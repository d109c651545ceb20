import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { example } from './support/live-pages.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

const TREES = { route: '/usage/immer-reducers', title: 'What one change copies' }
const RUNS = { route: '/api/createAsyncThunk', title: 'Four ways a run can end' }

/** The explainer, alive: its scenarios can be pressed. */
async function explainer(page: Page, { route, title }: typeof TREES): Promise<Locator> {
  await open(page, route)
  const figure = example(page, title)
  await figure.scrollIntoViewIfNeeded()
  await figure.hover({ position: { x: 20, y: 20 } })
  await expect(figure.getByRole('group', { name: 'Scenarios' }).getByRole('button').first()).toBeEnabled()
  return figure
}

/** Chooses a scenario and goes to its end. Choosing plays it; whether it has got there by itself does not matter. */
async function toTheEnd(figure: Locator, scenario: string): Promise<void> {
  await figure.getByRole('button', { name: scenario, exact: true }).click()
  await figure.getByRole('slider').press('End')
  await expect(figure.getByRole('button', { name: 'Step on' })).toHaveAttribute('aria-disabled', 'true')
}

/** What the table says of each object, in order. */
const sameObjects = (figure: Locator) => figure.getByRole('row').locator('td:last-child')
/** A run of the drawing by its name. */
const run = (figure: Locator, label: string) => figure.getByRole('listitem').filter({ hasText: label })

test('the copied path and what is shared follow from the scenario, and before it nothing has changed', async ({
  page,
}) => {
  const figure = await explainer(page, TREES)
  await expect(sameObjects(figure)).toHaveText(['no, copied', 'no, copied', 'no, copied', 'yes', 'yes', 'yes', 'yes'])
  await toTheEnd(figure, 'Push')
  await expect(sameObjects(figure)).toHaveText([
    ...['no, copied', 'yes', 'yes', 'yes'],
    ...['no, copied', 'yes', 'yes', 'no, added'],
  ])
  await expect(figure.getByRole('img')).toHaveAccessibleName(
    'Copied: state, members. Added: [2]. The same object before and after: books, bk-001, bk-003, [0], [1].',
  )
  await expect(figure.getByText("state.members.push({ id: 'mb-03' })").first()).toBeVisible()
  await toTheEnd(figure, 'Filter')
  await expect(sameObjects(figure)).toHaveText(['no, copied', 'yes', 'yes', 'yes', 'no, copied', 'yes', 'gone'])
  await expect(figure.getByText('state.members = state.members.filter(stays)').first()).toBeVisible()
  for (const scenario of ['Equal value', 'state = …']) {
    await toTheEnd(figure, scenario)
    await expect(sameObjects(figure)).toHaveText(Array.from({ length: 7 }, () => 'yes'))
  }
  await toTheEnd(figure, 'JSON copy')
  await expect(sameObjects(figure)).toHaveText(Array.from({ length: 7 }, () => 'no, copied'))
  await figure.getByRole('slider').press('Home')
  await expect(sameObjects(figure)).toHaveText(Array.from({ length: 7 }, () => 'not yet'))
})

test('each run says what reducers see and what the caller gets, the chosen one as far as it has come', async ({
  page,
}) => {
  const figure = await explainer(page, RUNS)
  await toTheEnd(figure, 'Skipped')
  await expect(run(figure, 'Skipped')).toHaveAttribute('aria-current', 'true')
  await expect(run(figure, 'Skipped')).toContainText('Reducers see nothing')
  await expect(run(figure, 'Skipped')).toContainText('await gives rejected with meta.condition')
  await expect(run(figure, 'Skipped')).toContainText('unwrap() throws ConditionError')
  await expect(run(figure, 'Goes well')).toContainText("unwrap() gives 'Emma'")
  await expect(run(figure, 'Fails')).toContainText('Reducers see pending, rejected')
  await toTheEnd(figure, 'Fails')
  await expect(figure.getByRole('status')).toHaveText(/^unwrap\(\) throws the error/)
  await figure.getByRole('slider').press('ArrowLeft')
  await expect(run(figure, 'Fails')).toContainText('await gives rejected')
  await expect(run(figure, 'Fails')).not.toContainText('unwrap()')
  await toTheEnd(figure, 'Aborted')
  await expect(run(figure, 'Aborted').getByRole('img')).toHaveAccessibleName(
    'dispatch, then pending, then abort() and rejected, then ignored',
  )
  await figure.getByRole('slider').press('Home')
  await expect(run(figure, 'Aborted')).toContainText('The caller gets nothing yet')
  await expect(run(figure, 'Aborted').getByRole('img')).toHaveAccessibleName(
    'dispatch, then pending, then not yet abort() and rejected, then not yet ignored',
  )
})

for (const kind of [TREES, RUNS]) {
  test(`${kind.title}: free of violations at its start, in columns and below each other`, async ({ page }) => {
    const figure = await explainer(page, kind)
    await figure.getByRole('slider').press('Home')
    await expectNoViolations(page, kind.title)
    await page.setViewportSize(PHONE)
    await expectNoViolations(page, `${kind.title}, phone`)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the telling moment is there, with its question', async ({ page }) => {
    await page.goto(TREES.route)
    const trees = example(page, TREES.title)
    await expect(sameObjects(trees)).toHaveText(['no, copied', 'no, copied', 'no, copied', 'yes', 'yes', 'yes', 'yes'])
    await expect(trees.getByText('Three objects on the way to the title')).toBeVisible()
    await trees.getByText('Does a component that selects').click()
    await expect(trees.getByText('it gets the same object')).toBeVisible()
    await page.goto(RUNS.route)
    const runs = example(page, RUNS.title)
    await expect(run(runs, 'Aborted')).toContainText('unwrap() throws AbortError')
    await expect(run(runs, 'Aborted')).toHaveAttribute('aria-current', 'true')
  })
})
