/** Room for a step that is not there yet. */
export function StepRoom() {
  return <div className="skeleton mt-6 h-96 max-w-3xl" />
}
