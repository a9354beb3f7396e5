export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is somebody else's process, and there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
