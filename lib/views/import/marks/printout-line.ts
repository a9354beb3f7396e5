import { endsInLegalForm } from './legal-form'

/** Words with which programs begin the line that says by whom and when a list was printed or exported. */
const begins =
  /^(?:printed|print(?:ed)? (?:date|time|by|on)|run (?:date|time|by|on)|report (?:date|time|run|generated|created)|generated|created|exported|extracted|downloaded|user|as of|date printed|(?:aus)?gedruckt|druckdatum|gedruckt|erstellt|erzeugt|exportiert|ausgegeben|benutzer|anwender|stichtag|imprim[ée]e?|[ée]dit[ée]e?|[ée]dition|g[ée]n[ée]r[ée]e?|cr[ée][ée]e?|export[ée]e?|utilisateur|impreso|generado|creado|emitido|exportado|usuario|fecha (?:de )?(?:impresi[óo]n|emisi[óo]n)|impresso|gerado|criado|usu[áa]rio|stampat[oa]|generat[oa]|creat[oa]|esportat[oa]|utente|data (?:di )?stampa|afgedrukt|gegenereerd|aangemaakt|ge[ëe]xporteerd|gebruiker|utskriven|utskrivet|skapad|genererad|exporterad|anv[äa]ndare|udskrevet|utskrevet|opprettet|oprettet|tulostettu|luotu|wydrukowano|wygenerowano|utworzono|u[żz]ytkownik|vyti[šs]t[ěe]no|vytvo[řr]eno|vygenerov[áa]no|u[žz]ivatel|yazd[ıi]ran|yazd[ıi]rma|olu[şs]turan|kullan[ıi]c[ıi]|nyomtatta|nyomtatva|напечатано|распечатано|сформировано|создано|пользователь|הודפס|הופק|طبع|طُبع|أنشئ)(?!\p{L})|^(?:印刷(?:日時?|者)?|出力(?:日時?|者)?|作成(?:日時?|者)|打印(?:人|时间|日期)?|列印(?:人|時間|日期)?|制表(?:人|时间|日期)?|製表(?:人|日期)?|导出(?:时间|人)?|出力日|출력\s?(?:일시?|자)?|인쇄\s?(?:일시?|자)?|작성\s?(?:일시?|자))/iu
/** "by", "on" or a colon follows: "Created Foods GmbH" is a company. */
const continues =
  /^(?:\s*[:：]|\s+(?:by|on|at|from|am|um|von|vom|durch|par|le|por|el|em|da|dal|il|del|door|op|av|den|af|przez|dnia|dne|u[žz]ivatelem|tarafından|tarih\p{L}*|в|от|ב|by:|date|time|the)(?![\p{L}]))|^\s+[\d(]/iu
const page =
  /^(?:page|seite|p[áa]gina|pag|sida|side|sivu|strona|strana|str|sayfa|oldal|страница|стр|עמוד|صفحة|p|blatt|ページ|頁|页|쪽|페이지)\.?\s*:?\s*\d+(?:\s*(?:of|von|de|sur|di|van|av|af|z|ze|iz|из|\/|מתוך|من)\s*\d+)?$|^第?\s*\d+\s*(?:ページ|頁|页|쪽)(?:\s*[/／]\s*.*|\s*共.*)?$|^-+\s*\d+\s*(?:of\s*\d+)?\s*-+$/iu
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T]+\d{1,2}:\d{2}(?::\d{2})?)?$|^\d{1,2}:\d{2}(?::\d{2})?$/
const user = /^(?=.*\p{L})[\p{Lu}\d_.\\]{2,20}$/u

/** "Wednesday, January 08, 2025 10:12 AM GMT-05:00 - Accrual Basis" */
const stamp =
  /^(?:\p{L}+day,?\s+)?\p{L}+\.? \d{1,2},? \d{4},?(?: \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]m)?)?(?: (?:GMT|UTC)[+-]?[\d:]*)?(?: ?[-–] ?(?:accrual|cash) basis)?$/iu

function isLine(text: string): boolean {
  if (stamp.test(text)) return true
  const begun = begins.exec(text)
  // "Created by Design Ltd" is a company.
  if (begun === null || endsInLegalForm(text)) return false
  const rest = text.slice(begun[0].length)
  return (
    rest.trim() === '' ||
    continues.test(rest) ||
    /^(?:印刷|出力|作成|打印|列印|制表|製表|导出|출력|인쇄|작성)\s?(?:日|时|時|者|人|일|자)/u.test(text)
  )
}

/** Whether the filled cells of a row are what a program prints around a list: by whom, when, which page. */
export function isPrintout(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.normalize('NFKC').trim())
  if (!texts.some((text) => page.test(text) || (isLine(text) && text.length > 4))) return false
  return texts.every((text, place) => {
    const isValue = date.test(text) || (place > 0 && user.test(text)) || /^\d{1,4}$/.test(text)
    return isLine(text) || page.test(text) || isValue
  })
}
