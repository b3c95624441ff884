// Requests to the server. Errors carry the server's text for people.

import type { About, CatalogReply, Me, NewTable, ReplayInfo, RuleInfo, RulesReply, SetupChoices, State, TableBody, TableInfo, TableList, TutorialBody } from '../wire'

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** From where the page is: it may live below a path of its host. */
export const ROOT = 'api/v1'

/** How long is waited before what is only read is asked for again, when the connection broke on the way. */
const AGAIN_MS = [200, 800, 2000]

/** Fetch; what changes nothing is asked for again when the network lost it. */
async function fetched(path: string, how: RequestInit, reads: boolean): Promise<Response> {
  for (const wait of reads ? AGAIN_MS : []) {
    try {
      return await fetch(ROOT + path, how)
    } catch {
      await new Promise((done) => setTimeout(done, wait))
    }
  }
  return fetch(ROOT + path, how)
}

async function call<T>(method: string, path: string, body?: unknown, reads = method === 'GET'): Promise<T> {
  const how: RequestInit = {
    method,
    headers: body === undefined && method === 'GET' ? {} : { 'Content-Type': 'application/json' },
    body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
  }
  const answer = await fetched(path, how, reads)
  if (answer.status === 204) return undefined as T
  const data = (await answer.json().catch(() => null)) as { error?: { code: string; text: string } } | null
  if (!answer.ok) throw new Refused(data?.error?.code ?? 'unknown', data?.error?.text ?? `${answer.status}`)
  return data as T
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)

/** Take what is read. What the network lost for good leaves the page as it is; a refusal is a fault of the page. */
export function taken<T>(reading: Promise<T>, take: (found: T) => void): void {
  reading.then(take, (error: unknown) => {
    if (error instanceof Refused) throw error
  })
}

export const remove = (path: string): Promise<void> => call<void>('DELETE', path)

export const session = (name: string | null, lang: string): Promise<Me> => post('/session', name ? { name, lang } : { lang })
export const about = (): Promise<About> => get('/about')
export const setups = (): Promise<SetupChoices> => get('/setups')
export const tables = (): Promise<TableList> => get('/tables')
export const table = (id: string): Promise<TableInfo> => get(`/tables/${id}`)
export const create = (body: TableBody): Promise<NewTable> => post('/tables', body)
export const tutorial = (body: TutorialBody = {}): Promise<NewTable> => post('/tutorial', body)
export const catalog = (id: string, lang: string): Promise<CatalogReply> => get(`/tables/${id}/catalog?lang=${lang}`)
export const anyCatalog = (setup: unknown, lang: string): Promise<CatalogReply> => call('POST', '/catalog', { setup, lang }, true)
export const rules = (search: string, section: string, boxes: string[]): Promise<RulesReply> =>
  get(`/rules?${new URLSearchParams({ limit: '50', ...(search && { search }), ...(section && { section }), ...(boxes.length && { boxes: boxes.join(',') }) })}`)
export const rule = (id: string): Promise<RuleInfo> => get(`/rules/${id}`)
export const replay = (id: string): Promise<ReplayInfo> => get(`/tables/${id}/replay`)
export const replayStep = (id: string, step: number, view: string, lang: string): Promise<State> =>
  get(`/tables/${id}/replay/${step}?view=${view}&lang=${lang}&events=0`)
