import { readSources } from '@/service/compile/read-sources'
const recs=(await readSources('../shared/data')).flatMap(r=>r.records)
for(const q of process.argv.slice(2)) {const re=new RegExp(q,'i'); console.log('##',q); for(const r of recs) if(re.test(r.name)) console.log('  ',r.source,r.recordId,JSON.stringify(r.name),r.hqRegion,r.identifiers.map(x=>x.kind+':'+x.value).join(' '))}
