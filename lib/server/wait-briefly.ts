import 'server-only'

const briefly = 450

/**
 * Whether an answer is there within 450 ms, as nearly all are, also of a service on another continent. A page that has it by
 * then is sent whole: once a skeleton has been shown, React holds back what takes its place for 300 ms. Of a slower service
 * the frame is shown (bench:largest-paint).
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
