import 'server-only'

const briefly = 250

/**
 * Whether an answer is there within a quarter of a second. A page that has it by then is sent whole; React would hold it
 * back for 300 ms once a skeleton has been shown.
 */
export async function waitBriefly(answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const later = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), briefly)
  })
  const soon = answer.then(
    () => true,
    () => true,
  )
  const isThere = await Promise.race([soon, later])
  clearTimeout(timer)
  return isThere
}
