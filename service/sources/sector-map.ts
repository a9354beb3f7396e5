/**
 * The ISIC Rev. 4 divisions that one publisher's sector may mean, ascending. One division: all its companies belong to it.
 * Several: its companies belong to these, and the sector alone does not say to which one. Null: so wide that it says nothing.
 */
export type SectorMap = Readonly<Record<string, readonly string[] | null>>

/** Divisions of ISIC section C, manufacturing. */
export const MANUFACTURING: readonly string[] = Array.from({ length: 24 }, (_, index) => String(index + 10))
