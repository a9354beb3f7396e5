/**
 * Names of the 15 scope 3 categories in European languages, from the table of ESRS E1-6 (Delegated Regulation (EU) 2023/2772, E1 AR 48)
 * and other reports, where `scope-3-names.ts` does not have them.
 */
export const europeanNames: readonly RegExp[] = [
  /(?:ind)?købte (?:varer|produkter)|indkøb af varer|ingekochte goederen|zakupion\w* (?:towary|produkty|dobra)|bezogene (?:waren|güter)/i,
  /kapitalgoder|investeringsgoder|investeringsvarer|investointihyödyk|bens de (?:equipamento|investimento)|beni capitali|dobra (?:kapitałowe|inwestycyjne)|investeringsvaror/i,
  /brændstof|energirelater(?:ed|t)e aktiviteter|energiegerelateerde|energiaan liittyv|relacionad[ao]s con (?:el |los )?combustible|paliw\w* i energi|(?:kraftstoff|treibstoff)- und energie|energievorkette/i,
  /(?:up|op)str(?:eam|øms)[- ](?:transport|vervoer)|kuljet[^()]{0,40}(?:alkupää|ylävirra)|vorgelagerte logistik|inkommande transport|ylävirran kuljet|kuljet[^()]{0,20}\(upstream\)/i,
  /syntyv[a-zä]+ jät|toiminnan jät|jätehuolto/i,
  /forretningsrejse|tjenesterejse|erhvervsrejse|zakenrei|zakelijk verkeer|podróże służbowe/i,
  /desloca(?:ções|mentos?) (?:pendular|casa|diári)\w*|casa-lavoro|dojazdy (?:do pracy|pracowników)|berufsverkehr/i,
  /(?:up|opp?)str(?:eam|øms) (?:lea|lei|innlei|gelea|gehuur)|(?:leas|lei)ede? (?:aktiver|eiendeler)[ (]+(?:up|opp?)str|(?:leasade|hyrda) tillgångar i tidigare led|alkupään (?:vuokra|leas|liisa)|attivi in (?:leasing|locazione) a monte|a[ct]?tivos [^()]{0,20}(?:a montante|fases anteriores|aguas arriba)|(?:angemietete|gemietete) (?:oder|und|\/) ?(?:geleaste)|angemietete (?:sachanlagen|vermögens|anlagen)|vorgelagerte leasing|actifs (?:en leasing|loués) amont|^leasing amont|ylävirran vuokra/i,
  /(?:down|ned)str(?:eam|øms)[- ](?:transport|vervoer)|kuljet[^()]{0,40}(?:loppupää|alavirra)|acheminement (?:en )?aval|nachgelagerte logistik|alavirran kuljet|kuljet[^()]{0,20}\(downstream\)/i,
  /(?:for|be)arbejdning af solgte|(?:bearbeiding|foredling|prosessering) av solgte|verwerking van verkochte producten(?!.*(?:einde|levensduur))|transformação d[eo]s? produtos|procesamiento de (?:los )?productos|przetwarzanie sprzedanych(?!.*(?:wycofan|eksploatac))|myytyjen tuotteiden jatkojalost/i,
  /utilização d[eo]s? produtos|użytkowani\w+ sprzedanych|gebrauch verkaufter|gebrauch der verkauften/i,
  /udtjente|bortskaffelse af solgte|endt levetid|sluttbehandling|avhending av solgte|einde van (?:hun|de) levensduur|einde levensduur|käyttöiän lop|(?:koniec|końcu) (?:cyklu )?życia|wycofani\w* z eksploatacji|lebenszyklusende|ende des lebenszyklus/i,
  /(?:down|ned)str(?:eam|øms) (?:lea|lei|utlei|gelea|verhuur)|(?:leas|lei)ede? (?:aktiver|eiendeler)[ (]+(?:down|ned)str|(?:leasade|hyrda) tillgångar i senare led|loppupään (?:vuokra|leas|liisa)|attivi in (?:leasing|locazione) a valle|a[ct]?tivos [^()]{0,20}(?:a jusante|fases posteriores|aguas abajo)|vermietete (?:oder|und|\/) ?verleaste|vermietete (?:sachanlagen|vermögens)|actifs (?:en leasing|loués) aval|^leasing aval|alavirran vuokra/i,
  /franczyz|toimilupa/i,
  /^(?:\d+[.): ]*)?(?:investeringer|sijoitukset|sijoitustoiminta|beleggingen|inwestycje)$/i,
]
