/** Where a reader tells that a query should find something. */
export function hrefOfReport(reportUrl: string, query: string): string {
  return reportUrl.replaceAll('{query}', encodeURIComponent(query))
}
