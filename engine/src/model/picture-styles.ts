/*
 * What a recorded picture may say of the style of its elements: how they stand, how large they are, and how they are drawn. The
 * recorder writes nothing else, and whoever shows a picture lets nothing else through. Nothing of it loads, leaves the picture's box
 * or lies over another: there is no `position`, no `visibility`, no number below zero, and no property with a name of one's own.
 */

/** Properties, by the first word of their names. */
const PROPERTY =
  /^(?:display|opacity|color|gap|width|height|min|max|line|white|flex|align|justify|grid|margin|padding|border|background|overflow|list|font|text)(?:-[a-z]+)*$/

/** Words, numbers of up to four digits with a unit, colors, and the page's own colors and sizes: no other function, so no `url()`. */
const VALUE =
  /^(?:(?:[a-z]+(?:-[a-z]+)*|(?:\d{1,4}(?:\.\d+)?|\.\d+)(?:[a-z]+|%)?|#[\da-f]{3,8}|rgba?\([\d., ]+\)|var\(--(?:color|size|font|corner)[a-z-]*\))(?:[ ,/]+|$))+$/

/** Of a style its declarations that a picture may have, in the one form that is written. */
export const pictureStyle = (style: string): string =>
  style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([name = '', value = '', ...more]) => PROPERTY.test(name) && VALUE.test(value) && more.length === 0)
    .map((parts) => parts.join(':'))
    .join(';')
