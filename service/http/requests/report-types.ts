/** What a report may be that is sent as a body. */
export const reportTypes = ['application/pdf', 'application/xhtml+xml', 'text/html', 'text/markdown', 'text/plain']
