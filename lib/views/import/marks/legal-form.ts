const legalForm =
  /(?:^|\s)(?:gmbh|g\.?m\.?b\.?h\.?|mbh|ag|kg|kgaa|ohg|se|ltd|limited|inc|incorporated|llc|plc|corp|corporation|company|pty|pte|s\.?a\.?|s\.?a\.?s|sarl|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|b\.?v|n\.?v|ab|oyj?|a\/s|aps|asa?|sp\.? z o\.? ?o|s\.?r\.?o|a\.?s|kft|d\.?o\.?o|lda|ltda)\.?$/iu

/** Whether a text ends like a company's name: "Handels GmbH", "S.A.", "LLC". */
export function endsInLegalForm(text: string): boolean {
  return legalForm.test(text)
}
