/**
 * The 15 categories of scope 3 as the languages of Europe name them in the table of ESRS E1-6 (Delegated Regulation (EU) 2023/2772,
 * E1 AR 48), where `scope-3-names` does not have them by other names.
 */
export const esrsNames: readonly RegExp[] = [
  /(?:ind)?købte (?:varer|produkter)|indkøb af varer|ingekochte goederen|zakupion\w* (?:towary|produkty|dobra)/i,
  /kapitalgoder|investeringsgoder|investeringsvarer|investointihyödyk|bens de (?:equipamento|investimento)|beni capitali|dobra (?:kapitałowe|inwestycyjne)/i,
  /brændstof|energirelater(?:ed|t)e aktiviteter|energiegerelateerde|energiaan liittyv|relacionad[ao]s con (?:el |los )?combustible|paliw\w* i energi/i,
  /(?:up|op)str(?:eam|øms)[- ](?:transport|vervoer)|kuljet[^()]{0,40}(?:alkupää|ylävirra)/i,
  /syntyv[a-zä]+ jät|toiminnan jät|jätehuolto/i,
  /forretningsrejse|tjenesterejse|erhvervsrejse|zakenrei|zakelijk verkeer|podróże służbowe/i,
  /desloca(?:ções|mentos?) (?:pendular|casa|diári)\w*|casa-lavoro|dojazdy (?:do pracy|pracowników)/i,
  /(?:up|opp?)str(?:eam|øms) (?:lea|lei|innlei|gelea|gehuur)|(?:leas|lei)ede? (?:aktiver|eiendeler)[ (]+(?:up|opp?)str|(?:leasade|hyrda) tillgångar i tidigare led|alkupään (?:vuokra|leas|liisa)|attivi in (?:leasing|locazione) a monte|a[ct]?tivos [^()]{0,20}(?:a montante|fases anteriores|aguas arriba)/i,
  /(?:down|ned)str(?:eam|øms)[- ](?:transport|vervoer)|kuljet[^()]{0,40}(?:loppupää|alavirra)|acheminement (?:en )?aval/i,
  /(?:for|be)arbejdning af solgte|(?:bearbeiding|foredling|prosessering) av solgte|verwerking van verkochte producten(?!.*(?:einde|levensduur))|transformação d[eo]s? produtos|procesamiento de (?:los )?productos|przetwarzanie sprzedanych/i,
  /utilização d[eo]s? produtos|użytkowani\w+ sprzedanych/i,
  /udtjente|bortskaffelse af solgte|endt levetid|sluttbehandling|avhending av solgte|einde van (?:hun|de) levensduur|einde levensduur|käyttöiän lop|(?:koniec|końcu) (?:cyklu )?życia/i,
  /(?:down|ned)str(?:eam|øms) (?:lea|lei|utlei|gelea|verhuur)|(?:leas|lei)ede? (?:aktiver|eiendeler)[ (]+(?:down|ned)str|(?:leasade|hyrda) tillgångar i senare led|loppupään (?:vuokra|leas|liisa)|attivi in (?:leasing|locazione) a valle|a[ct]?tivos [^()]{0,20}(?:a jusante|fases posteriores|aguas abajo)/i,
  /franczyz|toimilupa/i,
  /^(?:\d+[.): ]*)?(?:investeringer|sijoitukset|sijoitustoiminta|beleggingen|inwestycje)$/i,
]
