// Copying where the page has no clipboard of its own: over plain HTTP browsers offer it on this machine only.

/** Copy a text by way of a field that holds it; false if the browser refuses, then the text stays selected. */
export async function copied(text: string, field: HTMLInputElement | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return byField(text, field)
  }
}

function byField(text: string, field: HTMLInputElement | null): boolean {
  const used = field ?? document.body.appendChild(Object.assign(document.createElement('input'), { value: text, readOnly: true }))
  used.focus()
  used.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  if (!field) used.remove()
  return done
}
