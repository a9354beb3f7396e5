/**
 * The start of a text that a spreadsheet program would compute (OWASP, "CSV Injection"): also after spaces, which some programs drop, and
 * in full-width signs, which East Asian ones read as normal ones. CSV has such a text behind an apostrophe.
 */
export const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/
