import { readInProcess } from '@/service/documents/read-in-process'
import { hostilePdfs } from '@/service/faults/hostile/hostile-pdfs'
import { hostileSheets, hostileTexts } from '@/service/faults/hostile/hostile-texts'
const all = { ...hostileTexts, ...hostilePdfs, ...hostileSheets }
const wanted = process.argv.slice(2)
for (const [name, make] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const began = performance.now()
  let pages = 0
  const end = await readInProcess(make(), () => { pages += 1 }).then((r) => `read ${r.pages} pages ${r.figures.length} figures ended ${JSON.stringify(r.ended ?? null)}`, (e) => String(e.message))
  console.log(name.padEnd(30), ((performance.now() - began) / 1000).toFixed(1), 'told', pages, end)
}
