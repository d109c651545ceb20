/** What is called instead of making a history move, if anything: a window has one history, and the last who asks has it. */
export const historyBlock: { call?: () => void } = {}
