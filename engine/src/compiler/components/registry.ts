import { badgeRule, sinceRule } from './badges.ts'
import { checkpointRule } from './checkpoint.ts'
import type { ComponentRule } from './component-rule.ts'
import { questionRule } from './details.ts'
import { diagramRule } from './diagram.ts'
import { errorCodesRule } from './error-codes.ts'
import { factRule, factsRule } from './facts.ts'
import { liveRule } from './live.ts'
import { optionRule, optionsRule } from './options.ts'
import { stepRule, stepsRule } from './steps.ts'
import { tabRule, tabsRule } from './tabs.ts'

const RULES = [
  badgeRule,
  checkpointRule,
  diagramRule,
  errorCodesRule,
  factRule,
  factsRule,
  liveRule,
  optionRule,
  optionsRule,
  questionRule,
  sinceRule,
  stepRule,
  stepsRule,
  tabRule,
  tabsRule,
]

/** Every component a page may use, by name. */
export const COMPONENTS: ReadonlyMap<string, ComponentRule> = new Map(RULES.map((rule) => [rule.name, rule]))
