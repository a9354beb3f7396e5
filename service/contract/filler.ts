/** What people and programs write into a cell that has no value, in many languages, normalised as `fold` does. */
const fillers = new Set(
  `na n/a #n/a n.a n.a. n.a.n nan null nil none (none) empty blank (blank) tbd tba tbc t.b.d t.b.d. unknown undefined notavailable
  notapplicable notknown notprovided notassigned nodata missing n.k n.k. nothing
  k.a k.a. ka keineangabe keineangaben keine keiner keins unbekannt entfällt entfaellt nichtvorhanden nichtbekannt nichtverfügbar
  leer (leer) ohne offen nichtrelevant #nv #n.v #bezug! #wert!
  néant neant s.o s.o. sansobjet n.d n.d. nondisponible aucun aucune inconnu inconnue n.c n.c. noncommuniqué noncommunique nonrenseigné
  nonrenseigne vide (vide) àdéfinir adefinir #nom? #valeur!
  saknas okänd okänt okand ingen inget inga ejtillämpligt ejtillampligt ejangivet ejangiven uppgiftsaknas tom (tom) #saknas! #värdefel!
  なし 無し 無 該当なし 該当無し 不明 未定 未入力 未設定 空白 (空白) 无 暂无 不适用 없음 해당없음
  s/d s/n n/d sindatos sininformación sininformacion nodisponible noaplica noaplicable ninguno ninguna desconocido desconocida
  nãoaplicável naoaplicavel nãodisponível naodisponivel nãoinformado naoinformado desconhecido nenhum semdados
  nonapplicabile nondisponibile nonnoto sconosciuto nessuno nessuna n.v.t. nvt onbekend nietbekend nietvantoepassing geengegevens geen
  niedotyczy brak brakdanych nieznany nieznane neuvedeno nezadáno ikkeoplyst ikkerelevant ikkeaktuelt ukendt ukjent mangler
  eitiedossa eitietoa eisovellettavissa puuttuu н/д неизвестно неуказано нет нетданных отсутствует yok bilinmiyor belirtilmemiş
  待定 未知 没有 沒有 無資料 无数据 미정 미상 없슴 미입력
  #ref! #value! #name? #div/0! #num! #null! #error! #error #spill! #calc! \\n xx xxx`.split(/\s+/),
)

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[\s_]/g, '')
}

/**
 * Whether a text only fills an empty cell: "n/a", "-", "0", "TBD", "#N/A", "NULL", "keine", "néant", "saknas", "なし", or nothing
 * but zeros and signs. "NA" counts as a filler; where it can be a code (Namibia, Naples) the caller checks that first.
 */
export function isFiller(text: string): boolean {
  const folded = fold(text)
  return folded === '' || /^0+([.,]0+)?$/.test(folded) || !/[\p{L}\p{N}]/u.test(folded) || fillers.has(folded)
}

/** A number that a spreadsheet has cut ("4.00001E+11", "4,00001E+11"): its last digits are lost, so it identifies nothing. */
export function isCutNumber(text: string): boolean {
  return /^[+-]?\d([.,]\d+)?E\+\d{1,3}$/i.test(text.trim())
}
