// Where friends reach this page: its own address, or that of this machine in the network if the page is open here only.

import type { NetworkInfo } from '../wire'
import { get, post } from './api'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

class Network {
  info: NetworkInfo | null = $state.raw(null)
  chosen = $state('')
  problem = $state('')

  /** The page was opened by an address that means this machine on every machine. */
  get loopback(): boolean {
    return LOOPBACK.test(location.hostname)
  }

  /** The beginning of links to hand out. */
  get base(): string {
    const address = this.loopback ? this.chosen || this.info?.addresses[0] : ''
    return (address || location.origin) + location.pathname
  }

  /** Nobody else can open links that begin so. */
  get hereOnly(): boolean {
    return this.loopback && this.info !== null && this.info.addresses.length === 0
  }

  async load(): Promise<void> {
    if (this.loopback && !this.info) this.info = await get<NetworkInfo>('/network').catch(() => null)
  }

  async open(): Promise<void> {
    try {
      this.info = await post<NetworkInfo>('/network')
      this.problem = ''
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }
}

export const network = new Network()
