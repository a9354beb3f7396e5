/** Bytes 0x80 to 0xFF of code page 850, used by DOS and ERP systems of its age; the Encoding Standard has no label for it. */
const upper = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('')

/** Decodes code page 850: each byte is a character, so nothing can be invalid. */
export function decodeIbm850(bytes: Uint8Array): string {
  let text = ''
  // In parts, as a call takes a limited number of arguments.
  for (let from = 0; from < bytes.length; from += 8192) {
    const codes = Array.from(bytes.subarray(from, from + 8192), (byte) =>
      byte < 0x80 ? byte : upper.charCodeAt(byte - 0x80),
    )
    text += String.fromCharCode(...codes)
  }
  return text
}
