import type { Explainer, Scene } from '#model/explainer.ts'

const FENCE = '```'

/** An explainer for readers without a picture, programs among them: what happens in each scenario. The page asks and answers above it. */
export const explainerText = ({ scenes }: Pick<Explainer, 'scenes'>): string =>
  [`${FENCE}text title="What happens"`, ...scenes.flatMap(sceneLines), FENCE].join('\n')

const sceneLines = ({ label, stops }: Scene) => [
  `${plain(label)}:`,
  ...stops.map(({ at, title, says }, index) => {
    const seconds = Number((at / 1000).toFixed(1))
    return `${index + 1}. After ${seconds} s, ${plain(title)}: ${plain(says).replaceAll('`', '')}`
  }),
]

/** On one line, and nothing that could end the block. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll(FENCE, "'''")
