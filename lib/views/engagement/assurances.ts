/** What may be said about the assurance of a stated figure. Without zod, because first loads import it. */
export const assurances = ['none', 'unspecified', 'limited', 'reasonable'] as const
export type Assurance = (typeof assurances)[number]
