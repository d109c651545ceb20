/** What was asked for cannot be had. The message says why, and what to ask for instead: a program reads it and tries again. */
export class ToolProblem extends Error {}
