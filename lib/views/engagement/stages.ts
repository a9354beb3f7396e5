/** Stages of the work with an organization, in their order. Without zod, because first loads import it. */
export const stages = ['not_contacted', 'asked', 'answered', 'verified', 'declined'] as const
export type Stage = (typeof stages)[number]
