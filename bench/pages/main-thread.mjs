// What the main thread of a page did, from a trace: processor time, which suffers less from a busy machine than the clock does.
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel']

/** Which events are which kind of work. Those that hold others of the list count without them. */
const KINDS = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  'v8.compile': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  ParseHTML: 'HTML',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

/** Starts a trace; what it returns ends it and gives the events of the page's main thread. */
export async function startTrace(session) {
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES }, transferMode: 'ReportEvents' })
  return async () => {
    const isOver = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await isOver
    const { pid, tid } = events.find(({ name }) => name === 'page bench') ?? {}
    return events.filter((event) => event.pid === pid && event.tid === tid)
  }
}

/** Milliseconds of processor time between two marks of the page, by kind of work and in all. */
export function workBetween(events, start, end) {
  const at = (name) => events.find((event) => event.name === name)?.ts
  const [from, to] = [at(start), at(end)]
  const work = { all: 0, script: 0, HTML: 0, style: 0, layout: 0, paint: 0 }
  const spans = events
    .filter(({ ph, ts, tdur }) => ph === 'X' && tdur !== undefined && ts + tdur > from && ts < to)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const open = []
  for (const { name, ts, dur, tdur } of spans) {
    while (open.length > 0 && open.at(-1).end <= ts) open.pop()
    // A task that begins or ends beyond the marks counts with its part between them.
    const share = dur ? (Math.min(ts + dur, to) - Math.max(ts, from)) / dur : 1
    const ms = (tdur * Math.max(0, share)) / 1000
    if (/^(ThreadControllerImpl::)?RunTask$/.test(name) && open.length === 0) work.all += ms
    const kind = KINDS[name]
    if (kind) {
      work[kind] += ms
      const around = open.findLast((it) => it.kind)
      if (around) work[around.kind] -= ms
    }
    open.push({ end: ts + dur, kind })
  }
  return work
}
