import { badgeRule } from './badges.ts'
import { checkpointRule } from './checkpoint.ts'
import type { ComponentRule } from './component-rule.ts'
import { diagramRule } from './diagram.ts'
import { errorCodesRule } from './error-codes.ts'
import { jobsRule } from './jobs.ts'
import { liveRule } from './live.ts'
import { optionRule, optionsRule } from './options.ts'
import { questionRule } from './question.ts'
import { stepRule, stepsRule } from './steps.ts'
import { tabRule, tabsRule } from './tabs.ts'
import { elseRule, useRule, whenRule } from './when.ts'

const RULES = [
  badgeRule,
  checkpointRule,
  diagramRule,
  elseRule,
  errorCodesRule,
  jobsRule,
  liveRule,
  optionRule,
  optionsRule,
  questionRule,
  stepRule,
  stepsRule,
  tabRule,
  tabsRule,
  useRule,
  whenRule,
]

/** Every component a page may use, by name. */
export const COMPONENTS: ReadonlyMap<string, ComponentRule> = new Map(RULES.map((rule) => [rule.name, rule]))
