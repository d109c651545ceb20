/**
 * Elements of colored code are named for their color: `c-k` is a keyword. Browsers know no element of these names, and show its text.
 * A span with a class would be twice as long, and a long page has thousands.
 */
export const COLOR_TAG = 'c-'
