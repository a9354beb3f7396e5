/**
 * The ISIC Rev. 4 divisions that one publisher's sector words may stand for, rising. One division: the sector lies in it.
 * Several: its companies are spread over these, and the sector alone does not say in which one a company is.
 * Null: so wide that it says nothing.
 */
export type SectorMap = Readonly<Record<string, readonly string[] | null>>

/** Divisions of ISIC section C, manufacturing. */
export const MANUFACTURING: readonly string[] = Array.from({ length: 24 }, (_, index) => String(index + 10))
