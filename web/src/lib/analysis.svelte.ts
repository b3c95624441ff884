// The analysis of a finished game: asked for, waited for, and looked up step by step.

import type { AnalysisInfo, StepAnalysis } from '../wire'
import { get, post } from './api'
import { settings } from './settings.svelte'

export class Analysis {
  info: AnalysisInfo | null = $state.raw(null)
  step: StepAnalysis | null = $state.raw(null)
  problem = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    private readonly patience = 700,
  ) {}

  /** An analysis is going on or waits for its turn. */
  get busy(): boolean {
    return this.info?.status === 'waiting' || this.info?.status === 'working'
  }

  /** There is something to say about a step: the analysis judged it, or a bot noted its thoughts. */
  knows(step: number): boolean {
    return !!this.info && (this.info.considered.includes(step) || this.info.points.some((point) => point.step === step))
  }

  /** Ask how far it is; while it goes on, ask again. */
  async load(): Promise<void> {
    clearTimeout(this.timer)
    await this.take(get(`/tables/${this.id}/analysis?lang=${settings.lang}`))
  }

  /** Have the game looked at. */
  async start(): Promise<void> {
    await this.take(post(`/tables/${this.id}/analysis`))
  }

  private async take(answer: Promise<AnalysisInfo>): Promise<void> {
    try {
      this.info = await answer
      this.problem = ''
      if (this.busy) this.timer = setTimeout(() => void this.load(), this.patience)
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  /** Look up one decision. */
  async look(step: number): Promise<void> {
    if (!this.knows(step)) {
      this.step = null
      return
    }
    const found = await get<StepAnalysis>(`/tables/${this.id}/analysis/${step}?lang=${settings.lang}`)
    this.step = found
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

/** Return a chance as percents to read. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance)
}

/** Return a loss in points of percent. */
export function points(loss: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(100 * loss)
}
