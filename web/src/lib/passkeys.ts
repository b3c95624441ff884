// Passkeys: the browser's WebAuthn, in the JSON that both sides write.

import type { AccountInfo, PasskeyOptions } from '../wire'
import { post } from './api'

const bytes = (text: string): ArrayBuffer => {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer
}
const text = (data: ArrayBuffer | null): string | null =>
  data && btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** Browsers offer passkeys to secure pages with a name: not at an address of numbers. */
export const passkeysHere = (): boolean => 'credentials' in navigator && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)

interface Wanted {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
  allowCredentials?: { id: string; type: 'public-key' }[]
}

/** Make a passkey for this session. */
export async function makePasskey(): Promise<AccountInfo> {
  const { options } = await post<PasskeyOptions>('/account/passkey/options')
  const wanted = options as unknown as Wanted
  const publicKey = { ...wanted, challenge: bytes(wanted.challenge), user: { ...wanted.user, id: bytes(wanted.user.id) }, excludeCredentials: [] } as unknown as PublicKeyCredentialCreationOptions
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const response = made.response as AuthenticatorAttestationResponse
  const credential = { id: made.id, rawId: text(made.rawId), type: made.type, response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) } }
  return post<AccountInfo>('/account/passkey', { credential })
}

/** Be the person of a passkey. */
export async function enterByPasskey(): Promise<AccountInfo> {
  const { options } = await post<PasskeyOptions>('/account/passkey/ask')
  const wanted = options as unknown as Wanted
  const publicKey = { ...wanted, challenge: bytes(wanted.challenge), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const response = used.response as AuthenticatorAssertionResponse
  const told = { clientDataJSON: text(response.clientDataJSON), authenticatorData: text(response.authenticatorData), signature: text(response.signature), userHandle: text(response.userHandle) }
  return post<AccountInfo>('/account/passkey/enter', { credential: { id: used.id, rawId: text(used.rawId), type: used.type, response: told } })
}
