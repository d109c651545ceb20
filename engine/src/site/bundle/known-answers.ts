/** A name where it is read, not where it gets a value. */
const read = (name: string) => new RegExp(`(?<![.\\w"])${name}\\b(?!\\s*=[^=])`, 'g')

/**
 * What React finds out about a browser when it starts, and what all of those answer that we build for: they have events of input,
 * composition and passive listeners, their names of events have no prefixes, and a key says its name. What React keeps for Internet
 * Explorer and the like is left out: a kilobyte of every first load.
 */
export const KNOWN_ANSWERS: Array<[question: RegExp, answer: string]> = [
  [/if \(canUseDOM\)\s+try \{[\s\S]*?\} catch \(e\) \{[\s\S]*?\}/, ''],
  [read('canUseDOM'), 'true'],
  [read('passiveBrowserEventsSupported'), 'true'],
  [read('canUseCompositionEvent'), 'true'],
  [read('useFallbackCompositionData'), 'false'],
  [read('isInputEventSupported'), 'true'],
  [read('skipSelectionChangeEvent'), 'false'],
  [/"oninput" in document/g, 'true'],
  [/"documentMode" in document/g, 'false'],
  [/\bgetVendorPrefixedEventName\(("\w+")\)/g, '$1'],
  [/\bmakePrefixMap\("\w+", "\w+"\)/g, '0'],
  [/"(?:Animation|Transition)Event" in window/g, 'true'],
  // What refs of fragments and view transitions can be asked: the application has none.
  [/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};\n/gm, ''],
  // Signals that React throws to itself: errors would have tools that watch the page parse all of React once more for their stacks.
  [/\b(\w+Exception) = Error\(\s*formatProdErrorMessage\(\d+\)\s*\)/g, '$1 = {}'],
  [/\bnormalizeKey\[nativeEvent\.key\] \|\| /, ''],
  [/\btranslateToKey\[nativeEvent\.keyCode\] \|\| /, ''],
]

/** A module of React with the answers in the place of its questions: the minifier drops what is for other browsers. */
export function withKnownAnswers(code: string): string {
  return KNOWN_ANSWERS.reduce((text, [question, answer]) => text.replace(question, answer), code)
}
