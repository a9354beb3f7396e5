/** Dialling codes that one country has alone; +1, +7, +39, +44 and others of several countries are not listed. */
const codes = `
  20 EG 27 ZA 30 GR 31 NL 32 BE 33 FR 34 ES 36 HU 40 RO 41 CH 43 AT 45 DK 46 SE 48 PL 49 DE 51 PE 52 MX 53 CU 54 AR 55 BR 56 CL 57 CO 58 VE
  60 MY 62 ID 63 PH 64 NZ 65 SG 66 TH 81 JP 82 KR 84 VN 86 CN 90 TR 91 IN 92 PK 93 AF 94 LK 95 MM 98 IR 213 DZ 216 TN 218 LY 220 GM 221 SN
  223 ML 225 CI 227 NE 228 TG 229 BJ 230 MU 231 LR 232 SL 233 GH 234 NG 235 TD 237 CM 241 GA 243 CD 244 AO 249 SD 250 RW 251 ET 254 KE
  255 TZ 256 UG 258 MZ 260 ZM 261 MG 263 ZW 264 NA 265 MW 266 LS 267 BW 351 PT 352 LU 353 IE 354 IS 355 AL 356 MT 357 CY 359 BG 370 LT 371 LV
  372 EE 373 MD 374 AM 375 BY 377 MC 380 UA 381 RS 382 ME 383 XK 385 HR 386 SI 387 BA 389 MK 420 CZ 421 SK 423 LI 501 BZ 502 GT 503 SV
  504 HN 505 NI 506 CR 507 PA 509 HT 591 BO 592 GY 593 EC 595 PY 597 SR 598 UY 673 BN 675 PG 679 FJ 852 HK 853 MO 855 KH 856 LA 880 BD
  886 TW 960 MV 961 LB 962 JO 963 SY 964 IQ 965 KW 966 SA 967 YE 968 OM 971 AE 972 IL 973 BH 974 QA 975 BT 976 MN 977 NP 992 TJ 993 TM
  994 AZ 995 GE 996 KG 998 UZ
`
const parts = codes.trim().split(/\s+/)
const countryOf = new Map(parts.flatMap((part, at) => (/^\d/.test(part) ? [[part, parts[at + 1] ?? ''] as const] : [])))

/** The country of a cell that holds only a dialling code, "+49" or "0049"; null for any other cell. */
export function findCountryOfDiallingCode(cell: string): string | null {
  const code = /^(?:\+|00)\s?(\d{2,3})$/.exec(cell.trim())?.[1]
  return code === undefined ? null : (countryOf.get(code) ?? null)
}
