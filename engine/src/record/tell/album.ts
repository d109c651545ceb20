import type { Moment, Recording } from '#model/recording.ts'
import { pictureOf } from './picture.ts'

/** Pictures of a preview, each distinct one once. */
export interface Album {
  /** The number of what is shown now. */
  take(): number
  /** Moments with the pictures that they show, numbered in the order in which they come. */
  bind(moments: Moment[]): Pick<Recording, 'pictures' | 'moments'>
}

/** Keeps pictures of a document. */
export function createAlbum(document: Document): Album {
  const pictures = new Map<string, number>()
  return {
    take() {
      const html = pictureOf(document.body)
      const number = pictures.get(html) ?? pictures.size
      pictures.set(html, number)
      return number
    },
    bind(moments) {
      const all = [...pictures.keys()]
      const used = [...new Set(moments.map(({ picture }) => picture))]
      return {
        pictures: used.map((number) => all[number] ?? ''),
        moments: moments.map((moment) => ({ ...moment, picture: used.indexOf(moment.picture) })),
      }
    },
  }
}
