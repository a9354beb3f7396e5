import 'server-only'

const briefly = 150

/**
 * Whether an answer is there within 150 ms, as nearly all of a service nearby are. A page that has it by then is sent whole; React would hold it
 * back for 300 ms once a skeleton has been shown; one that waits longer is painted later than it need be where the
 * service is far away (bench:largest-paint).
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
