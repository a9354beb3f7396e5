import { usualSpelling } from './name-vocabulary'

/**
 * Short and former names of large companies in the public record that no rule derives: initials used as a name, with the full name. A
 * name is replaced only if it is nothing else ("GE", "BMW AG"; not "GE Vernova"). Initials that several large companies share (ABB, CBA,
 * PGE, PSA) are not listed.
 */
const shortNames = new Map(
  Object.entries({
    amd: 'advanced micro devices', aws: 'amazon web services', basf: 'badische anilin soda fabrik',
    bbva: 'banco bilbao vizcaya argentaria', bmw: 'bayerische motoren werke', bp: 'british petroleum',
    catl: 'contemporary amperex technology', cnooc: 'china national offshore oil',
    ey: 'ernst young', fedex: 'federal express', ge: 'general electric', gm: 'general motors',
    gsk: 'glaxosmithkline', hp: 'hewlett packard', hpe: 'hewlett packard enterprise', hsbc: 'hongkong shanghai banking',
    ibm: 'international business machines', jll: 'jones lang lasalle', 
    kfc: 'kentucky fried chicken', lvmh: 'moet hennessy louis vuitton', 
    ntt: 'nippon telegraph telephone', 
    pseg: 'public service enterprise', pwc: 'pricewaterhousecoopers', rwe: 'rheinisch westfalisches elektrizitatswerk',
    skf: 'svenska kullagerfabriken', tcs: 'tata consultancy services',
    tsmc: 'taiwan semiconductor manufacturing', ubs: 'union bank of switzerland', ups: 'united parcel service', vw: 'volkswagen',
    zf: 'zahnradfabrik friedrichshafen',
  }).map(([short, full]) => [short, full.split(' ').map(usualSpelling)] as const),
) // biome-ignore format: a table

/** The words of the full name if `words` are a short name; otherwise unchanged. */
export function inFull(words: readonly string[]): readonly string[] {
  return shortNames.get(words.join('')) ?? words
}

/** The first word in full where a name extends a short name in use ("IBM Deutschland"), else null. */
export function beginningInFull([first, ...rest]: readonly string[]): readonly string[] | null {
  return first === undefined || rest.length === 0 ? null : (shortNames.get(first) ?? null)
}

/** Whether `words` are a name in full ("international business machines") and `other` extends its short form ("ibm germany"). */
export function isShortBeginning(words: readonly string[], other: readonly string[]): boolean {
  return beginningInFull(other)?.join(' ') === words.join(' ')
}
