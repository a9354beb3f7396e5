import { readReferenceFile } from '@/service/reference/read-reference-file'
import { Activity } from '@/service/reference/records'

/** Returns the activities of `activities.json`. Reads the file at each call; throws Error when it is not as expected. */
export function readActivities(directory: string): Activity[] {
  return readReferenceFile(directory, 'activities.json', Activity)
}
