import 'server-only'

/** Whether an answer, or its failure, is there within so many milliseconds. */
export async function waitBriefly(answer: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const later = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const soon = answer.then(
    () => true,
    () => true,
  )
  const isThere = await Promise.race([soon, later])
  clearTimeout(timer)
  return isThere
}
