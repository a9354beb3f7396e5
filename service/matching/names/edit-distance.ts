/** Whether two words differ by one letter added, left out, changed, or swapped with its neighbour. In linear time. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const shorter = Math.min(one.length, other.length)
  let front = 0
  while (front < shorter && one[front] === other[front]) front += 1
  let back = 0
  while (back < shorter - front && one[one.length - 1 - back] === other[other.length - 1 - back]) back += 1
  const [left, right] = [one.length - front - back, other.length - front - back]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && one[front] === other[front + 1] && one[front + 1] === other[front]
}
