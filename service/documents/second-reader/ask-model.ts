import OpenAI from 'openai'
import type { ReportModel } from '@/service/context'
import type { PrintedPage } from '@/service/reports/readers/choose-pages'
import { answerSchema, ModelAnswer, questionFor } from '@/service/reports/readers/model-question'

/** Why there is no readable answer of a model. */
export type ModelFailureCode = 'unreachable' | 'refused' | 'unreadable'

export class ModelFailure extends Error {
  readonly code: ModelFailureCode
  constructor(code: ModelFailureCode, options?: ErrorOptions) {
    super(`The language model gave no readable answer: ${code}`, options)
    this.code = code
  }
}

/** A large model on a small machine needs minutes for some pages. */
const TIMEOUT_MS = 300_000
const MOST_TOKENS = 6_000

/** Asks an OpenAI-compatible endpoint which figures these pages print. Throws ModelFailure. */
export async function askModel(
  { url, name, key }: ReportModel,
  pages: readonly PrintedPage[],
  timeoutMs = TIMEOUT_MS,
): Promise<ModelAnswer> {
  const client = new OpenAI({
    baseURL: url,
    // The library requires a key; local endpoints ignore it.
    apiKey: key ?? 'none',
    // The library's environment variables, which are set for other programs, are not used.
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 1,
    logLevel: 'off',
  })
  try {
    const { choices } = await client.chat.completions.create({
      model: name,
      messages: questionFor(pages),
      temperature: 0,
      max_tokens: MOST_TOKENS,
      response_format: { type: 'json_schema', json_schema: { name: 'figures', strict: true, schema: answerSchema } },
    })
    return readAnswer(choices[0]?.message.content ?? '')
  } catch (error) {
    if (error instanceof ModelFailure) throw error
    const isAnswered = error instanceof OpenAI.APIError && error.status !== undefined
    throw new ModelFailure(isAnswered ? 'refused' : 'unreachable', { cause: error })
  }
}

/** Extracts the JSON of an answer: many models print their reasoning and code fences around it even when told not to. */
function readAnswer(content: string): ModelAnswer {
  const text = content.replace(/<think>[\s\S]*?<\/think>/g, ' ')
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')]
  try {
    return ModelAnswer.parse(JSON.parse(text.slice(from, to + 1)))
  } catch (error) {
    throw new ModelFailure('unreadable', { cause: error })
  }
}
