/** The content types of a report sent as a body. */
export const reportTypes = ['application/pdf', 'application/xhtml+xml', 'text/html', 'text/markdown', 'text/plain']
