import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CarbonClient } from '@/client/src/client'
import { addChangesTool } from './changes-tool'
import { addPortfolioTools } from './portfolio-tools'
import { addReadTools } from './read-tools'
import { addReportFileTool } from './report-file-tool'
import { addReportTools } from './report-tools'
import { addWriteTools } from './write-tools'

export const instructions = `Carbon data of organizations. Every figure comes with unit, year, place and who compiled it: keep them together when you
tell it. A value of null is "not known in our sources": never 0, and never "discloses nothing". Figures of different scopes,
years or methods do not compare. Search with find_company; figures are of organizations of the project, by their id.`

type Settings = {
  version: string
  mayWrite: boolean
  /** Whether whoever calls is whoever started this process, and may have it read files. */
  mayReadFiles?: boolean
}

/** The tools over one client of the service. With `mayWrite` including those that change the project. */
export function createMcpServer(
  client: CarbonClient,
  { version, mayWrite, mayReadFiles = false }: Settings,
): McpServer {
  const server = new McpServer({ name: 'carbon-register', version }, { instructions })
  addReadTools(server, client)
  addPortfolioTools(server, client)
  addChangesTool(server, client)
  addReportTools(server, client)
  if (mayWrite) addWriteTools(server, client)
  if (mayWrite && mayReadFiles) addReportFileTool(server, client)
  return server
}
