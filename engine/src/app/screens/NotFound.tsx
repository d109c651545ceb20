import { use, useLayoutEffect, useState } from 'react'
import { Main } from '#app/layout/Main.tsx'
import { useRouter } from '#app/router/router-context.ts'
import { useSite } from '#app/state/site-context.ts'
import { askedRoute, errorCodeOf } from '#model/old-address.ts'
import { hrefOfRoute, NOT_FOUND_ROUTE } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { ErrorAnswer } from './not-found/ErrorAnswer.tsx'
import { ErrorDecoder } from './not-found/ErrorDecoder.tsx'
import { knownMoves, moveOf } from './not-found/known-moves.ts'
import { MovedAnswer } from './not-found/MovedAnswer.tsx'
import { NearPlaces } from './not-found/NearPlaces.tsx'
import { useSuggestions } from './not-found/use-suggestions.ts'
import '../ui/Log.css'
import '../ui/Node.css'
import diffStyles from '../ui/Diff.css?inline'
import fieldStyles from '../ui/SearchField.css?inline'
import ownStyles from './NotFound.css?inline'
import answerStyles from './not-found/Answer.css?inline'
import decoderStyles from './not-found/ErrorDecoder.css?inline'
import nearStyles from './not-found/NearPlaces.css?inline'
import changeStyles from './not-found/WhatToChange.css?inline'

export const styles = diffStyles + fieldStyles + ownStyles + nearStyles + decoderStyles + changeStyles + answerStyles

/** Old addresses are looked up before the page is shown: the one on screen stays until then, and says that it is left. */
export const prepare = async ({ moved }: Pick<SiteData, 'moved'>) => moved !== null && knownMoves(moved)

/** How many other places are offered beside an answer. */
const BESIDE_ANSWER = 2

/** What a path without a page shows: the answer if it is known, what happened, and what may have been meant. */
export function Screen() {
  const { baseUrl, pages, startingPoints, errors, moved } = useSite()
  const { location } = useRouter()
  // One file answers for every path: until the router has read the address, the page cannot name what was asked for.
  const isKnown = location.pathname !== hrefOfRoute(NOT_FOUND_ROUTE, baseUrl)
  const route = isKnown ? (askedRoute(location.pathname, baseUrl) ?? '') : ''
  const code = errors && isKnown ? errorCodeOf(location, baseUrl) : ''
  const place = moved !== null && isKnown && code === '' ? moveOf(use(knownMoves(moved)), route) : null
  const hasAnswer = code !== '' || place !== null
  useAnswerRoom(isKnown, hasAnswer)
  const suggested = useSuggestions(code === '' ? route : '')
  const near = suggested?.filter(({ to }) => to !== place?.to).slice(0, place ? BESIDE_ANSWER : undefined) ?? null
  const start = startingPoints.flatMap((to) => {
    const page = pages[to]
    return page ? [{ to, title: page.title, reason: '' }] : []
  })
  const isLost = near?.length === 0
  const happened = <WhatHappened isKnown={isKnown} pathname={location.pathname} hasAnswer={hasAnswer} />
  const nearby = <NearPlaces title={titleOf(hasAnswer, isLost)} places={isLost ? start : near} route={route} />
  if (code !== '' && errors) {
    return (
      <Main className="not-found">
        <ErrorAnswer key={code} initialCode={code} otherHelp={nearby} {...errors}>
          {happened}
        </ErrorAnswer>
      </Main>
    )
  }
  return (
    <Main className="not-found">
      {place ? <MovedAnswer key={route} asked={location.pathname} place={place} /> : <div className="answer" />}
      {happened}
      <div className="side">
        {nearby}
        {errors && !place && <ErrorDecoder {...errors} />}
      </div>
    </Main>
  )
}

function titleOf(hasAnswer: boolean, isLost: boolean): string {
  if (isLost) return 'Start from here'
  return hasAnswer ? 'Also near this address' : 'Did you mean'
}

/** Says on the document whether there is an answer. The served page has said it before the first paint, until the address is read. */
function useAnswerRoom(isKnown: boolean, hasAnswer: boolean): void {
  useLayoutEffect(() => {
    if (isKnown) document.documentElement.toggleAttribute('data-answer', hasAnswer)
  }, [isKnown, hasAnswer])
  useLayoutEffect(() => () => document.documentElement.removeAttribute('data-answer'), [])
}

interface WhatHappenedProps {
  isKnown: boolean
  pathname: string
  hasAnswer: boolean
}

function WhatHappened({ isKnown, pathname, hasAnswer }: WhatHappenedProps) {
  const [cameByLink] = useState(isKnown)
  return (
    <div className="what">
      <h1>Page Not Found</h1>
      <p className="lede">We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      {!hasAnswer && (
        <ol className="log" aria-label="What happened">
          <li data-tense="past">{cameByLink ? 'link/followed' : 'address/opened'}</li>
          <li data-tense="now">
            router/navigated <span>{isKnown ? pathname : ''}</span>
          </li>
          <li data-tense="future">no page answers this action</li>
        </ol>
      )}
    </div>
  )
}
