import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { DOCS } from '../places.ts'

/** What a tool answers, as text. */
export interface Answer {
  text: string
  isError: boolean
}

/** A program that asks, and the process that it asks. */
export interface OpenClient {
  client: Client
  pid: number | null
  ask(tool: string, input: Record<string, unknown>): Promise<Answer>
}

/** Starts `docs mcp` for the site in `root` as an editor does: as a process, with the client of the official SDK, from another folder. */
export async function openClient(root: string, folder: string): Promise<OpenClient> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [DOCS, 'mcp', '--root', root],
    cwd: folder,
    stderr: 'ignore',
  })
  const client = new Client({ name: 'tests', version: '1.0.0' })
  await client.connect(transport, { timeout: PATIENCE_MS })
  return {
    client,
    pid: transport.pid,
    async ask(name, input) {
      const { content, isError } = await client.callTool({ name, arguments: input }, { timeout: PATIENCE_MS })
      const text = content.map((part) => (part.type === 'text' ? part.text : `(${part.type})`)).join('\n')
      return { text, isError: isError === true }
    },
  }
}

/** For a machine that is busy with something else. */
export const PATIENCE_MS = 120_000
