import type { Explainer, Scene } from '#model/explainer.ts'
import { plain, whatHappens } from './recording-text.ts'

/** An explainer for readers without a picture, programs among them: what happens in each scenario. The page asks and answers above it. */
export const explainerText = ({ scenes }: Pick<Explainer, 'scenes'>): string => whatHappens(scenes.flatMap(sceneLines))

const sceneLines = ({ label, stops }: Scene) => [
  `${plain(label)}:`,
  ...stops.map(({ at, title, says }, index) => {
    const seconds = Number((at / 1000).toFixed(1))
    return `${index + 1}. After ${seconds} s, ${plain(title)}: ${plain(says).replaceAll('`', '')}`
  }),
]
